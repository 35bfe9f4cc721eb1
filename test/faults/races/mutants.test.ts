import { expect, test } from 'vitest';
import { FORGETS_IDS } from '../support/forgets-ids.ts';
import { MAY_SAY_ALL } from '../support/may-say-all.ts';
import { type Checks, type Mutant, redOf } from '../support/mutants.ts';
import { type Kind, race, won } from './races.ts';

const ROUNDS = 4;
const check = (kind: Kind): Checks<Kind>[Kind] => {
  return async (server) => expect(await race(server, ROUNDS, kind)).toEqual(won(ROUNDS, kind));
};
const CHECKS: Checks<Kind> = {
  'the same': check('the same'),
  different: check('different'),
  'out of turn': check('out of turn'),
};

const MUTANTS: readonly Mutant<Kind>[] = [
  {
    name: 'a room that forgets the ids of commands',
    patches: [FORGETS_IDS],
    red: 'the same',
  },
  {
    name: 'a room that takes another turn of who has just had one',
    patches: [
      {
        find: 'return stale(room, command#) ?? play(room, { type: "exchange", seat: seat#,',
        replace:
          'if (command#.expect === room.playedAt - 1 && seat# !== room.play.toMove) return play({ ...room, play: { ...room.play, toMove: seat# } }, { type: "exchange", seat: seat#, tiles: command#.tiles }, env, 0);\n      return stale(room, command#) ?? play(room, { type: "exchange", seat: seat#,',
      },
    ],
    red: 'different',
  },
  {
    name: 'a room that does not look whose turn it is',
    patches: [
      {
        find: 'return seat# === state.toMove ? null : err({ code: "turn/not-yours", toMove: state.toMove });',
        replace: 'return null;',
      },
    ],
    red: 'out of turn',
  },
];

test('[O12] every race is won on the simulated platform too', async () => {
  expect(await redOf(CHECKS, [MAY_SAY_ALL])).toEqual([]);
});

test.each(MUTANTS)('[O12] the one race that is lost is lost by $name', async ({ patches, red }) => {
  expect(await redOf(CHECKS, [MAY_SAY_ALL, ...patches])).toEqual([red]);
});
