import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import { keepNonce, keepSeals, sealOf } from '../../../client/state/seals.ts';
import { deviceKeep } from '../../../client/state/storage.ts';
import type { RoomView } from '../../../engine/protocol/server-message.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

const KEY = 'seals';
let stop: () => void;

beforeEach(() => {
  clearRoom();
  deviceKeep.set(KEY, '[]');
  stop = keepSeals();
});
afterEach(() => stop());

/** The room tells of itself. */
function tell(room: Partial<RoomView>): void {
  const update = new RoomOf(new Table({ racks: ['A', 'B'] }), 'sealed').update();
  apply({ ...update, room: { ...update.room, seed: null, ...room } });
}

describe('[U90, F1] what a device keeps of a game’s seal', () => {
  test('[U90] is the first commitment that it is shown, from before the first draw', () => {
    tell({ phase: 'waiting', commitment: 'aa' });
    tell({ phase: 'playing', commitment: 'bb' });
    expect(sealOf('sealed', 1)).toEqual({
      ...{ room: 'sealed', game: 1, commitment: 'aa', early: true, nonce: null },
    });
    tell({ phase: 'waiting', commitment: 'cc', game: 2 });
    expect([sealOf('sealed', 1)?.commitment, sealOf('sealed', 2)?.commitment]).toEqual(['aa', 'cc']);
    expect(sealOf('other', 1)).toBeNull();
  });

  test('[U90] tells where the game had begun; behind its end nothing is kept', () => {
    tell({ phase: 'playing', commitment: 'aa' });
    expect(sealOf('sealed', 1)?.early).toBe(false);
    tell({ phase: 'over', commitment: 'bb', game: 2, seed: 'dd' });
    expect(sealOf('sealed', 2)).toBeNull();
  });

  test('[U90] has the share that the room took from the seat', () => {
    tell({ phase: 'waiting', commitment: 'aa' });
    keepNonce('sealed', 1, '12');
    keepNonce('sealed', 2, '34');
    expect(sealOf('sealed', 1)).toMatchObject({ commitment: 'aa', nonce: '12' });
    expect(sealOf('sealed', 2)).toBeNull();
  });

  test('[U90] survives what another version may have kept, and has an end', () => {
    deviceKeep.set(KEY, '[{"room":1}]');
    expect(sealOf('sealed', 1)).toBeNull();
    for (let game = 1; game <= 201; game++) tell({ phase: 'waiting', commitment: 'aa', game });
    expect([sealOf('sealed', 1), sealOf('sealed', 2)?.game, sealOf('sealed', 201)?.game]).toEqual([
      null,
      2,
      201,
    ]);
  });
});
