import { describe, expect, it } from 'vitest';
import type { Entry } from '../support/second-client/journal.ts';
import { faultsOf, type History, type Run } from './history.ts';

const sent = (id: string, what = id, by = 'A'): Entry => ({ type: 'sent', by, id, what });
const acked = (id: string, seq: number | null, by = 'A'): Entry => ({ type: 'acked', by, id, seq });
const refused = (id: string): Entry => ({ type: 'refused', by: 'A', id, code: 'room/stale' });
const asked = (by = 'A'): Entry => ({ type: 'asked', by });
const heard = (seq: number, by = 'A'): Entry => ({ type: 'heard', by, seq });

/** A history whose first step is `first`, one deed a step; an empty one is a step in which nobody did anything. */
const history = (deeds: readonly string[], first = 1, by = 'the room'): History => ({
  by,
  steps: deeds.map((deed, index) => ({ seq: first + index, deeds: deed === '' ? [] : [deed] })),
});

const kinds = (run: Partial<Run>): string[] =>
  faultsOf({ entries: [], truth: history([]), views: [], ...run }).map(({ kind }) => kind);

describe('a run that can have happened', () => {
  it('[M3] has every acknowledged command once, where it was said to be', () => {
    const entries = [sent('x'), acked('x', 2), sent('y', 'y', 'B'), acked('y', 3, 'B')];
    expect(kinds({ entries, truth: history(['', 'x', 'y']) })).toEqual([]);
  });

  it('[M3] may have done what was never answered, or not', () => {
    expect(kinds({ entries: [sent('x')], truth: history(['x']) })).toEqual([]);
    expect(kinds({ entries: [sent('x')], truth: history(['']) })).toEqual([]);
  });

  it('[M3] acknowledges a repeat without saying which step was its', () => {
    expect(kinds({ entries: [sent('x'), acked('x', null)], truth: history(['x', '']) })).toEqual([]);
  });

  it('[M5] lets another command do what a refused one would have done', () => {
    const entries = [sent('x', 'pass'), refused('x'), sent('y', 'pass'), acked('y', 1)];
    expect(kinds({ entries, truth: history(['pass']) })).toEqual([]);
  });

  it('[M6] has commands that overlap in any order, and viewers that know a part', () => {
    const entries = [sent('x'), sent('y', 'y', 'B'), acked('x', 2), acked('y', 1, 'B'), asked(), heard(2)];
    expect(kinds({ entries, truth: history(['y', 'x']), views: [history(['x'], 2, 'A')] })).toEqual([]);
  });
});

describe('a run that cannot have happened', () => {
  it('[M3] an acknowledged command that the room does not have', () => {
    expect(kinds({ entries: [sent('x'), acked('x', 1)], truth: history(['']) })).toEqual(['lost']);
  });

  it('[M3] a command at two steps', () => {
    expect(kinds({ entries: [sent('x'), acked('x', 1)], truth: history(['x', 'x']) })).toEqual(['twice']);
  });

  it('[M3] a command that was at another step when it was acknowledged', () => {
    expect(kinds({ entries: [sent('x'), acked('x', 1)], truth: history(['', 'x']) })).toEqual(['moved']);
  });

  it('[M3] two commands acknowledged with one step, or as one deed', () => {
    const twoSteps = [sent('x'), acked('x', 1), sent('y', 'y', 'B'), acked('y', 1, 'B')];
    expect(kinds({ entries: twoSteps, truth: history(['x', 'y']) })).toEqual(['moved', 'one step for two']);
    const oneDeed = [sent('x', 'pass'), sent('y', 'pass', 'B'), acked('x', 1), acked('y', null, 'B')];
    expect(kinds({ entries: oneDeed, truth: history(['pass']) })).toEqual(['one step for two']);
  });

  it('[M5] a refused command that was done all the same', () => {
    expect(kinds({ entries: [sent('x'), refused('x')], truth: history(['x']) })).toEqual([
      'refused but done',
    ]);
  });

  it('[M5] a deed that nobody asked for', () => {
    expect(kinds({ truth: history(['x']) })).toEqual(['done by nobody']);
  });

  it('[M4] a command that comes before what was over when it was sent', () => {
    const entries = [sent('x'), acked('x', 2), sent('y', 'y', 'B'), acked('y', 1, 'B')];
    expect(kinds({ entries, truth: history(['y', 'x']) })).toEqual(['out of order']);
  });

  it('[D1] a client that hears of less than before, on one line or the next', () => {
    expect(kinds({ entries: [heard(5), heard(4)] })).toEqual(['went back']);
    expect(kinds({ entries: [heard(5), asked(), heard(4)] })).toEqual(['went back']);
  });

  it('[D1] a new line that does not hear what another had heard before it was opened', () => {
    expect(kinds({ entries: [heard(5, 'B'), asked('A'), heard(4, 'A')] })).toEqual(['went back']);
    expect(kinds({ entries: [asked('A'), heard(5, 'B'), heard(4, 'A')] })).toEqual([]);
  });

  it('[M6] steps with a gap, in the room or in a view', () => {
    const truth = { by: 'the room', steps: history(['x', 'y', 'z']).steps.filter(({ seq }) => seq !== 2) };
    const entries = [sent('x'), sent('z')];
    expect(kinds({ entries, truth })).toEqual(['gap']);
    expect(
      kinds({ entries: [...entries, sent('y')], truth: history(['x', 'y', 'z']), views: [truth] }),
    ).toEqual(['gap']);
  });

  it('[M6] an unanswered command that only one viewer has', () => {
    const view = history(['x'], 1, 'A');
    expect(kinds({ entries: [sent('x')], truth: history(['']), views: [view] })).toEqual(['views differ']);
  });
});
