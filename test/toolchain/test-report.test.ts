import { describe, expect, it } from 'vitest';
import { tally } from '../../scripts/support/test-report.ts';

const file = (status: string, ...statuses: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: statuses.map((status, index) => ({ title: `[O6] ${index}`, fullName: '', status })),
});
const report = (passed: number, failed: number, ...testResults: ReturnType<typeof file>[]) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults });

describe('tally', () => {
  it('[O6] counts tests and keeps their names', () => {
    const json = report(2, 1, file('passed', 'passed'), file('failed', 'passed', 'failed'));
    expect(tally(json, 1)).toEqual({ passed: 2, failed: 1, names: ['[O6] 0', '[O6] 0', '[O6] 1'] });
  });

  it('[O6] counts a file that could not be loaded as a failure', () => {
    expect(tally(report(1, 0, file('passed', 'passed'), file('failed')), 1)).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });

  it('[O6] counts a skipped test as a failure', () => {
    expect(tally(report(1, 0, file('passed', 'passed', 'pending')), 0)).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });

  it('[O6] counts an error outside every test as a failure', () => {
    expect(tally(report(1, 0, file('passed', 'passed')), 1)).toMatchObject({ passed: 1, failed: 1 });
  });
});
