import { expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { ClockRule, Ruleset } from '../../../engine/equipment/ruleset.ts';
import { checkRuleset } from '../../../engine/equipment/ruleset.ts';
import { giving, Table, timed } from '../../support/table.ts';

const BLITZ: ClockRule = {
  kind: 'game',
  initial: 180_000,
  increment: 0,
  overtime: { perMinute: 10, maxMinutes: 1 },
};

const table = (clock: ClockRule, seats = 2): Table => {
  const ruleset: Ruleset = { ...PRESETS.casual, clock, gift: 15_000 };
  return timed(new Table({ ruleset, racks: Array(seats).fill('AEIORNT') }));
};

test('[K6] an opponent gives time, on turn or not, and all that was used before is taken off first', () => {
  const game = table(BLITZ, 3);
  game.wait(10_000);
  game.act(giving(1, 0));
  expect(game.state.clock?.left).toEqual([180_000 - 10_000 + 15_000, 180_000, 180_000]);
  game.act(giving(0, 2));
  expect(game.state.clock?.left).toEqual([185_000, 180_000, 195_000]);
  expect(game.state).toMatchObject({ toMove: 0, turn: 0 });
  expect(game.types()).toEqual(['clock', 'timeGiven', 'clock', 'timeGiven']);
});

test('[K6, K2] it helps out of overtime, but not who is out already', () => {
  const game = table(BLITZ);
  game.wait(190_000);
  game.act(giving(1, 0));
  expect(game.state.clock?.left[0]).toBe(5_000);
  game.wait(65_000);
  game.due();
  expect(game.state.result).toMatchObject({ reason: 'overtime' });
  expect(game.refusal(giving(1, 0))).toEqual({ code: 'game/over' });
});

test('[K6] by the turn only whoever is on turn has a use for it', () => {
  const game = table({ kind: 'turn', perTurn: 60_000 });
  expect(game.refusal(giving(0, 1))).toEqual({ code: 'time/not-on-turn', toMove: 0 });
  game.act(giving(1, 0));
  game.wait(70_000);
  game.pass(0);
  expect(game.state.clock?.left).toEqual([60_000, 60_000]);
});

test('[K6] not to oneself, not to a seat that is not there or has left, and so often at most', () => {
  const game = table(BLITZ, 3);
  expect(game.refusal(giving(0, 0))).toEqual({ code: 'time/own-clock' });
  expect(game.refusal(giving(0, 3))).toEqual({ code: 'time/gone', seat: 3 });
  game.resign(2);
  expect(game.refusal(giving(0, 2))).toEqual({ code: 'time/gone', seat: 2 });
  expect(game.refusal(giving(2, 0))).toEqual({ code: 'seat/left' });
  for (let n = 0; n < 20; n++) game.act(giving(1, 0));
  expect(game.refusal(giving(1, 0))).toEqual({ code: 'time/enough', gifts: 20 });
  game.act(giving(0, 1));
});

test('[K6] rules that give time want a clock; those of tournaments give none', () => {
  expect(checkRuleset({ ...PRESETS.casual, gift: 15_000 }, 2)).toEqual({
    ok: false,
    error: {
      code: 'ruleset/conflict',
      faults: [{ reason: 'gift-wants-clock', fields: ['gift', 'clock'] }],
    },
  });
  expect(checkRuleset({ ...PRESETS.casual, clock: BLITZ, gift: 15_000 }, 2).ok).toBe(true);
  expect([PRESETS.tournament.gift, PRESETS.wespa.gift]).toEqual([0, 0]);
});
