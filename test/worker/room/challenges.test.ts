import { expect, test } from 'vitest';
import { square } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { GameState } from '../../../engine/game/state.ts';
import { pointRules } from '../../support/rules.ts';
import { CoreRoom } from '../support/core-room.ts';
import { someTurn } from '../support/play-on.ts';

/** Three seats, of which the first to move has laid two tiles; the draws are the same each time. */
function afterPlay(ruleset: Ruleset, words: readonly string[] = []): CoreRoom {
  const core = CoreRoom.playing(3, ruleset, words);
  const { toMove } = playOf(core);
  core.say(toMove, someTurn(core.told(toMove), 2));
  return core;
}

/** The same where the list has the words of that play. */
function afterGoodPlay(ruleset: Ruleset): { core: CoreRoom; mover: number; next: number; last: number } {
  const words = playOf(afterPlay(ruleset)).latestPlay?.words.map((word) => word.join(''));
  const core = afterPlay(ruleset, words);
  const mover = playOf(core).latestPlay?.seat ?? -1;
  return { core, mover, next: (mover + 1) % 3, last: (mover + 2) % 3 };
}

function playOf(core: CoreRoom): GameState {
  if (core.room.play === null) throw new Error('no game');
  return core.room.play;
}

const scores = (core: CoreRoom): number[] => playOf(core).seats.map(({ score }) => score);
const challenge = { type: 'challenge', turn: 0, words: null } as const;

test('[C3, D1] a challenge that failed is paid once: after a restart nobody challenges the play again', () => {
  const { core, mover, next, last } = afterGoodPlay(pointRules(5, 'play', 'challenged'));
  const before = scores(core)[mover] ?? 0;
  expect(core.say(last, challenge).refused).toBeNull();
  expect(scores(core)[mover]).toBe(before + 5);
  const again = core.restarted();
  for (const at of [last, next])
    expect(again.say(at, challenge).refused?.code).toBe('challenge/already-judged');
  expect(scores(again)[mover]).toBe(before + 5);
});

test('[W1, C2] a first play that was challenged off leaves the board empty, and the next seat covers the star', () => {
  const core = afterPlay(PRESETS.classic);
  const { seat: mover } = playOf(core).latestPlay ?? {};
  const next = ((mover ?? 0) + 1) % 3;
  core.say(next, challenge);
  expect(playOf(core)).toMatchObject({ toMove: next, turn: 1 });
  const turn = someTurn(core.told(next), 2);
  if (turn.type !== 'place') throw new Error('no play');
  const beside = turn.tiles.map((tile) => ({ ...tile, square: square(tile.square - 30) }));
  expect(core.say(next, { type: 'place', tiles: beside }).refused?.code).toBe('play/misses-star');
  expect(core.say(next, turn).events).toMatchObject([{ type: 'played', turn: 1 }]);
});

test('[C5, R6] a turn that is owed when the game ends is not missed in the rematch', () => {
  const { core, mover, next, last } = afterGoodPlay(PRESETS.classic);
  core.say(last, challenge);
  expect(playOf(core).seats[last]?.owed).toBe(1);
  core.say(mover, { type: 'resign', game: 1 });
  core.say(next, { type: 'resign', game: 1 });
  expect(playOf(core)).toMatchObject({ phase: 'over', result: { reason: 'resignation' } });
  for (const at of [0, 1, 2]) core.say(at, { type: 'rematch', game: 1 });
  core.giveNonces();
  expect(playOf(core).seats.map(({ owed }) => owed)).toEqual([0, 0, 0]);
  const order = [0, 1, 2].map(() => {
    const { toMove } = playOf(core);
    core.say(toMove, { type: 'pass' });
    return toMove;
  });
  expect([...order].sort()).toEqual([0, 1, 2]);
});
