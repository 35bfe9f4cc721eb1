/** The part we read of what vitest's JSON reporter writes. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly fullName: string;
      readonly status: string;
    }[];
  }[];
}

/** One run of the tests, counted. */
export interface Tally {
  readonly passed: number;
  /** Failed tests; a file that could not be loaded, a skipped test and an exit code without a reason count as one each. */
  readonly failed: number;
  /** Every test's own name. */
  readonly names: readonly string[];
}

/** Counts a run of vitest that ended with `exitCode` and wrote `json`. */
export function tally(json: string, exitCode: number): Tally {
  const report: VitestReport = JSON.parse(json);
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed');
  const failed = report.numFailedTests + unloaded.length + skipped.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    names: tests.map((test) => test.title),
  };
}
