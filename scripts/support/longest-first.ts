import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Browser tests that wait for a real minute or play whole games: begun last, one would keep all others waiting. */
const LONG = /\/(timed-game|casual-game|classic-phone)\.test\.ts$/;

/** Runs the files that are known to take long before all others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
