import { beforeEach, describe, expect, test } from 'vitest';
import { apply, clearRoom, game, presence, room, seqNow, steps } from '../../../client/state/room-state.ts';
import { seat, seq } from '../../../engine/base/units.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

const numbers = (): number[] => steps.value.map((step) => step.seq);

/** A room after two turns: steps 1 to 3. */
function started(): RoomOf {
  const table = new Table({ racks: ['FINEDXY', 'CONABCD'] });
  const told = new RoomOf(table, 'r1');
  table.place(0, '8D FINED');
  told.step();
  table.place(1, '8A CON(FINED)');
  return told.step();
}

beforeEach(clearRoom);

describe('[U6] what the room tells', () => {
  test('[U6] is taken whole, and then step by step', () => {
    const told = started();
    expect(apply(told.update(0))).toBeNull();
    told.table.pass(0);
    expect(apply(told.step().update(3))).toBeNull();
    expect(numbers()).toEqual([1, 2, 3, 4]);
    expect(seqNow.value).toBe(4);
    expect(game.value?.turn).toBe(3);
    expect(room.value?.seats.map((each) => each.name)).toEqual(['Ida', 'Marek']);
  });

  test('[U6] replaces what is known where it is told again: no step is listed twice', () => {
    const told = started();
    apply(told.update(0));
    expect(apply(told.update(0))).toBeNull();
    expect(apply(told.update(1))).toBeNull();
    expect(apply(told.update(3))).toBeNull();
    expect(numbers()).toEqual([1, 2, 3]);
  });

  test('[U6] with a gap is not taken; the steps behind the last known one are asked for', () => {
    const told = started();
    apply(told.update(0));
    told.table.pass(0);
    told.step();
    told.table.pass(1);
    told.step();
    expect(apply(told.update(4))).toBe(3);
    expect(numbers()).toEqual([1, 2, 3]);
    expect(game.value?.turn).toBe(2);
    expect(apply(told.update(3))).toBeNull();
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  });

  test('[U6] with a step left out of its middle is not taken', () => {
    const told = started();
    const whole = told.update(0);
    expect(apply({ ...whole, steps: whole.steps.filter((step) => step.seq !== 2) })).toBe(0);
    expect(room.value).toBeNull();
  });

  test('[U6] that is older than what is known changes nothing', () => {
    const told = started();
    const old = told.update(0);
    told.table.pass(0);
    apply(told.step().update(0));
    expect(apply(old)).toBeNull();
    expect(seqNow.value).toBe(4);
    expect(game.value?.turn).toBe(3);
  });

  test('[U6] of another history makes what is known void', () => {
    const told = started();
    apply(told.update(0));
    const restored = started();
    restored.epoch = 'second';
    restored.table.pass(0);
    restored.step();
    expect(apply(restored.update(3))).toBe(0);
    expect(apply(restored.update(0))).toBeNull();
    expect(numbers()).toEqual([1, 2, 3, 4]);
  });

  test('[U6] of the next game leaves the steps of the last one behind', () => {
    const told = started();
    apply(told.update(0));
    told.game = 2;
    told.push([
      { type: 'rematchAsked', seat: seat(1) },
      { type: 'gameOpened', game: 2, commitment: 'c1' },
    ]);
    expect(apply(told.update(3))).toBeNull();
    expect(numbers()).toEqual([4]);
  });

  test('[U6] a refusal that knows of more steps has them asked for', () => {
    const told = started();
    apply(told.update(0));
    expect(apply(told.refused(null, { code: 'room/not-seated' }))).toBeNull();
    told.table.pass(0);
    told.step();
    expect(apply(told.refused(null, { code: 'room/stale', seq: seq(4) }))).toBe(3);
  });

  test('[U6, E6] a game that is over, told whole again behind its last events, has the totals it had', () => {
    const table = new Table({ racks: ['QZ', 'XJ'], scores: [40, 30], scoreless: 2 });
    const told = new RoomOf(table, 'r1');
    apply(told.update(0));
    for (const at of [0, 1]) {
      table.pass(at);
      apply(told.step().update(told.steps.length - 1));
    }
    for (const after of [3, 0, 1]) {
      expect(game.value?.seats.map(({ score }) => score)).toEqual([20, 14]);
      expect(game.value?.result?.standings.map(({ total }) => total)).toEqual([20, 14]);
      expect(numbers()).toEqual([1, 2, 3]);
      expect(apply(told.update(after))).toBeNull();
    }
  });

  test('[U6] who is there is told by itself', () => {
    apply(started().update(0));
    apply({ type: 'presence', presence: { seats: ['here', 'gone'], absentSince: null, watchers: 2 } });
    expect(presence.value).toEqual({ seats: ['here', 'gone'], absentSince: null, watchers: 2 });
    expect(seqNow.value).toBe(3);
  });
});
