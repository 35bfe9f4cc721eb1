import { expect, test } from 'vitest';
import { fetchRecord } from '../../support/second-client/api.ts';
import { faultsOfRecord } from '../../support/second-client/check-record.ts';
import { OwnWords } from '../../support/second-client/own-words.ts';
import { takePart } from '../../support/second-client/take-part.ts';
import { ownTable } from '../../support/second-client/whole-table.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { onEdge } from '../support/mutants.ts';
import type { Patch } from '../support/patch.ts';

/** Milliseconds that pass with every frame: nobody says too much. */
const PACE = 600;
const words = new OwnWords();

/** What the second client says of a game, and the check that is red for it. */
const CHECKS: Readonly<Record<string, RegExp>> = {
  '[M5] messages are as documented': /not as documented/,
  '[M6] steps are told once, in order': /where \d+ belongs|went back|another than it was/,
  '[F1] the seed is the one that was committed to': /committed to/,
  '[F2] tiles are drawn as seed and nonces have them': /^draw \d+:/,
  '[D8] the record has the turns that players were told': /told other turns/,
  '[D2, D8] players were told of their own tiles': /told of other tiles/,
  '[P1, E6] points and totals add up': /^seat \d (scored|has)/,
};

interface Told {
  readonly name: string;
  readonly patch: Patch;
  readonly red: keyof typeof CHECKS;
}

const MUTANTS: readonly Told[] = [
  {
    name: 'says more than is documented',
    patch: {
      find: '    presence: news.presence,',
      replace: '    presence: news.presence,\n    mood: "good",',
    },
    red: '[M5] messages are as documented',
  },
  {
    name: 'numbers what it tells wrongly',
    patch: {
      find: 'return { seq: seq#, at, events: events.map((event) => viewStored(event, viewer)) };',
      replace:
        'return { seq: seq# + (seq# > 8 ? 1 : 0), at, events: events.map((event) => viewStored(event, viewer)) };',
    },
    red: '[M6] steps are told once, in order',
  },
  {
    name: 'commits itself to another seed',
    patch: {
      find: 'commitment: commitmentOf(newSeed) }',
      replace: 'commitment: commitmentOf(newSeed.toReversed()) }',
    },
    red: '[F1] the seed is the one that was committed to',
  },
  {
    name: 'draws with another purpose than that of tiles',
    patch: {
      find: 'concatBytes(prefix, Uint8Array.of(purpose), bigEndian(at))',
      replace: 'concatBytes(prefix, Uint8Array.of(purpose + 1), bigEndian(at))',
    },
    red: '[F2] tiles are drawn as seed and nonces have them',
  },
  {
    name: 'tells a turn a millisecond late',
    patch: {
      find: 'return { seq: seq#, at, events: events.map((event) => viewStored(event, viewer)) };',
      replace: 'return { seq: seq#, at: at + 1, events: events.map((event) => viewStored(event, viewer)) };',
    },
    red: '[D8] the record has the turns that players were told',
  },
  {
    name: 'tells a player of tiles in another order than they were drawn in',
    patch: {
      find: 'drawn: ownOnly(event.seat, viewer, event.drawn),',
      replace: 'drawn: ownOnly(event.seat, viewer, event.drawn.toSorted()),',
    },
    red: '[D2, D8] players were told of their own tiles',
  },
];

test('[O12] every check has a room that turns it red, but for sums, which a record that was changed does', () => {
  const red = new Set(MUTANTS.map((each) => each.red));
  expect(Object.keys(CHECKS).filter((name) => !red.has(name))).toEqual(['[P1, E6] points and totals add up']);
});

test('[O12] the second client finds nothing on the simulated platform', async () => {
  expect(await said([])).toEqual([]);
});

test.each(MUTANTS)('[O12] the one check that is red is that of a room that $name', async ({ patch, red }) => {
  const faults = await said([patch]);
  expect(faults).not.toEqual([]);
  const found = Object.keys(CHECKS).filter((name) => faults.some((fault) => CHECKS[name]?.test(fault)));
  expect({ found, faults: faults.filter((fault) => !CHECKS[red]?.test(fault)) }).toEqual({
    ...{ found: [red], faults: [] },
  });
});

/** Everything that the second client has to say of a game of two on a patched bundle. */
async function said(patches: readonly Patch[]): Promise<string[]> {
  return onEdge(
    patches,
    async ({ url }) => {
      const table = await ownTable(url, 'classic', 2).catch(String);
      if (typeof table === 'string') return [table];
      const { room, devices, players } = table;
      const random = seededRandom(1);
      const habits = { chance: () => random.below(1_000) / 1_000, bluffs: 0.15, challenges: 0.8 };
      const parts = players.map((player) =>
        takePart(player, 1, words, habits).catch(() => {
          // Who goes on may wait for ever for the one who cannot.
          for (const each of players) each.hangUp();
          return '';
        }),
      );
      const nonces = await Promise.all(parts);
      const seen = players.flatMap(({ faults }) => faults);
      const [device] = devices;
      const [player] = players;
      if (seen.length > 0 || device === undefined || player === undefined) return seen;
      const { commitment, you } = player.now.room;
      const totals = player.now.game?.seats.map(({ score }) => score) ?? [];
      for (const each of players) each.hangUp();
      return faultsOfRecord(await fetchRecord(device, room, 1), {
        ...{ commitment, nonces, steps: player.chronicle.steps, totals, you: you ?? -1 },
      });
    },
    PACE,
  );
}
