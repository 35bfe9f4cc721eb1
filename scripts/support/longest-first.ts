import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that wait for a real minute or do very much: begun last, one would keep a processor idle to the end. */
const LONG = new RegExp(
  `/(${[
    ...['e2e/timed-game', 'e2e/casual-game', 'e2e/classic-phone', 'e2e/hostile-texts', 'e2e/room-dialogs'],
    ...['e2e/house-rules', 'e2e/questions', 'e2e/serve', 'e2e/room-visits', 'e2e/after-game'],
    ...['faults/load/load', 'faults/upgrade/upgrade', 'faults/asleep/asleep', 'faults/visitors/leaks'],
    ...['faults/secrets/draw-statistics', 'engine/game/random-games'],
  ].join('|')})\\.test\\.ts$`,
);

/** Runs the files that are known to take long before all others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
