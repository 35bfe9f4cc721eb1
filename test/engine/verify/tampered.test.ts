import { hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { commitmentOf } from '../../../engine/base/committed-draws.ts';
import { millis, seat, seq } from '../../../engine/base/units.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import type { GameEvent } from '../../../engine/game/events.ts';
import type { GameRecord } from '../../../engine/protocol/record.ts';
import type { RecordDifference } from '../../../engine/verify/record-difference.ts';
import { verifyRecord } from '../../../engine/verify/verify-record.ts';
import { randomRecord } from '../../support/random-record.ts';
import { type Random, seededRandom } from '../../support/seeded-random.ts';
import { START } from '../../support/table.ts';
import { type EventOf, eventsIn, otherHex, otherTile, withEvents } from '../../support/tampering.ts';
import { letter } from '../../support/tiles.ts';
import { englishWords, wordTree } from '../../support/word-tree.ts';

const WORDS = wordTree(englishWords(4));
const TILES = TILE_SETS.english.kinds.map(({ tile }) => tile);
const RECORDS = Array.from({ length: 45 }, (_, index) => randomRecord(index + 1, 2 + (index % 3), WORDS));

function refusal(record: GameRecord): RecordDifference {
  const verified = verifyRecord(record);
  if (verified.ok) throw new Error('not refused');
  return verified.error;
}

/** What a change makes of an event; null where this one does not lend itself to it. */
type Change<Event> = (event: Event, random: Random) => Event | null;

/** Makes the change in each record at a place of its own, and expects exactly this to differ there. */
function expectFound<Type extends GameEvent['type']>(
  type: Type,
  field: RegExp,
  code: 'record/draw' | 'record/differs',
  change: Change<EventOf<Type>>,
): void {
  let tampered = 0;
  for (const [index, record] of RECORDS.entries()) {
    const random = seededRandom(index);
    for (const found of random.shuffled(eventsIn(record, type)).slice(0, 4)) {
      const other = change(found.event, random);
      if (other === null) continue;
      const difference = refusal(withEvents(record, found, other));
      expect(difference).toMatchObject({ code, step: record.steps[found.step]?.seq, event: type });
      expect('field' in difference && difference.field).toMatch(field);
      tampered++;
    }
  }
  expect(tampered).toBeGreaterThanOrEqual(10);
}

const otherFirst = (tiles: EventOf<'played'>['drawn'], random: Random): EventOf<'played'>['drawn'] =>
  tiles.map((tile, index) => (index === 0 ? otherTile(tile, TILES, random) : tile));

test('[F3] a tile that was not drawn is found where it was said to be drawn', () => {
  expectFound('played', /^drawn$/, 'record/draw', (event, random) =>
    event.drawn.length === 0 ? null : { ...event, drawn: otherFirst(event.drawn, random) },
  );
  expectFound('exchanged', /^drawn$/, 'record/draw', (event, random) => ({
    ...event,
    drawn: otherFirst(event.drawn, random),
  }));
  expectFound('dealt', /^racks\.\d$/, 'record/draw', (event, random) => ({
    ...event,
    racks: event.racks.map((rack, index) => (index === 1 ? otherFirst(rack, random) : rack)),
  }));
  expectFound('firstDrawn', /^rounds\.0\.0\.tile$/, 'record/draw', (event, random) => {
    const [[one, ...others] = [], ...rounds] = event.rounds;
    if (one === undefined) return null;
    return {
      ...event,
      rounds: [[{ ...one, tile: otherTile(one.tile, TILES, random) }, ...others], ...rounds],
    };
  });
});

test('[F3] a tile more or less is found, and a counter that jumps', () => {
  expectFound('played', /^drawn$/, 'record/draw', (event) => ({
    ...event,
    drawn: [...event.drawn, letter('E')],
  }));
  expectFound('played', /^drawn$/, 'record/draw', (event) =>
    event.drawn.length === 0 ? null : { ...event, drawn: event.drawn.slice(1) },
  );
  expectFound('dealt', /^drawCounter$/, 'record/draw', (event) => ({
    ...event,
    drawCounter: event.drawCounter + 1,
  }));
});

test('[F3] a score is counted again, and the words with it', () => {
  expectFound('played', /^score$/, 'record/differs', (event) => ({ ...event, score: event.score + 1 }));
  expectFound('played', /^bingo$/, 'record/differs', (event) => ({ ...event, bingo: event.bingo + 50 }));
  expectFound('played', /^words\.0\.score$/, 'record/differs', (event) => ({
    ...event,
    words: event.words.map((word, index) => (index === 0 ? { ...word, score: word.score - 1 } : word)),
  }));
  expectFound('played', /^words$|^words\.\d+/, 'record/differs', (event) => ({
    ...event,
    words: event.words.slice(1),
  }));
});

test('[F3] what a challenge came to follows from its verdicts', () => {
  expectFound('challenged', /^upheld$/, 'record/differs', (event) => ({ ...event, upheld: !event.upheld }));
  expectFound('challenged', /^award/, 'record/differs', (event) => ({
    ...event,
    award: { seat: event.seat, points: (event.award?.points ?? 0) + 7 },
  }));
  expectFound('challenged', /^penalty$/, 'record/differs', (event) => ({
    ...event,
    penalty: event.penalty === 'owesTurn' ? 'none' : 'owesTurn',
  }));
});

test('[F3] standings, places and the reason of the end are worked out again', () => {
  const standing = (event: EventOf<'ended'>, change: object): EventOf<'ended'> => ({
    ...event,
    standings: event.standings.map((each, index) => (index === 1 ? { ...each, ...change } : each)),
  });
  expectFound('ended', /^standings\.1\.total$/, 'record/differs', (event) =>
    standing(event, { total: (event.standings[1]?.total ?? 0) + 1 }),
  );
  expectFound('ended', /^standings\.1\.place$/, 'record/differs', (event) =>
    standing(event, { place: 3 - (event.standings[1]?.place ?? 0) }),
  );
  expectFound('ended', /^standings\.1\.rack$/, 'record/differs', (event) =>
    standing(event, { rack: [...(event.standings[1]?.rack ?? []), 'Z'] }),
  );
  expectFound('ended', /^reason$/, 'record/differs', (event) =>
    // That nobody had a play left is taken as recorded: without it the game goes on.
    event.reason === 'noPlays'
      ? null
      : { ...event, reason: event.reason === 'overtime' ? 'out' : 'overtime' },
  );
});

test('[F3] time that was used is taken off again', () => {
  expectFound('clock', /^(left|credit)/, 'record/differs', (event, random) => ({
    ...event,
    left: event.left.map((left, index) => (index === 0 ? millis(left - 1 - random.below(500)) : left)),
  }));
});

test('[F3] an event that is taken out is missed there or later', () => {
  let tampered = 0;
  for (const [index, record] of RECORDS.entries()) {
    const random = seededRandom(index);
    const all = eventsIn(
      record,
      'started',
      'firstDrawn',
      'dealt',
      'played',
      'exchanged',
      'passed',
      'turnLost',
      'clock',
      'ended',
    );
    for (const found of random.shuffled(all).slice(0, 5)) {
      const difference = refusal(withEvents(record, found));
      const at = record.steps[found.step]?.seq ?? 0;
      // Where the last step is gone, the last that is left is named.
      const last = found.step === record.steps.length - 1;
      expect('step' in difference && difference.step).toBeGreaterThanOrEqual(last ? 1 : at);
      tampered++;
    }
  }
  expect(tampered).toBe(5 * RECORDS.length);
});

test('[F3] an event that comes twice is found, and what comes behind the end', () => {
  for (const [index, record] of RECORDS.entries()) {
    const random = seededRandom(index);
    const found = random.pick(eventsIn(record, 'played', 'exchanged', 'passed', 'dealt', 'started', 'ended'));
    const step = record.steps[found.step]?.seq;
    expect(refusal(withEvents(record, found, found.event, found.event))).toMatchObject({ step });
    const last = record.steps.at(-1);
    const pass: GameEvent = { type: 'passed', seat: seat(0), turn: 0, by: 'seat' };
    const more = { seq: seq((last?.seq ?? 0) + 1), at: last?.at ?? START, events: [pass] };
    expect(refusal({ ...record, steps: [...record.steps, more] })).toEqual({
      code: 'record/refused',
      step: more.seq,
      event: 'passed',
      error: { code: 'game/over' },
    });
  }
});

test('[F3] steps that changed places are found by their numbers, and by their turns where they were numbered anew', () => {
  let tampered = 0;
  for (const record of RECORDS) {
    const turns = eventsIn(record, 'played', 'exchanged', 'passed').filter(
      ({ event }) => event.type !== 'passed' || event.by === 'seat',
    );
    const at = turns.findIndex(({ step }, index) => turns[index + 1]?.step === step + 1);
    const [one, two] = [record.steps[turns[at]?.step ?? -1], record.steps[turns[at + 1]?.step ?? -1]];
    if (one === undefined || two === undefined) continue;
    const index = record.steps.indexOf(one);
    const swapped = record.steps.toSpliced(index, 2, two, one);
    expect(refusal({ ...record, steps: swapped })).toMatchObject({ step: two.seq });
    const renumbered = record.steps.toSpliced(index, 2, { ...two, seq: one.seq }, { ...one, seq: two.seq });
    expect(refusal({ ...record, steps: renumbered })).toMatchObject({ step: one.seq });
    tampered++;
  }
  expect(tampered).toBeGreaterThan(20);
});

test('[F1, F3] another seed, commitment or nonce is found', () => {
  for (const [index, record] of RECORDS.entries()) {
    const random = seededRandom(index);
    const seed = otherHex(record.seed, random);
    const commitment = commitmentOf(hexToBytes(seed));
    expect(refusal({ ...record, seed })).toEqual({
      ...{ code: 'record/commitment', expected: commitment, found: record.commitment },
    });
    expect(refusal({ ...record, commitment: otherHex(record.commitment, random) })).toMatchObject({
      code: 'record/commitment',
      expected: record.commitment,
    });
    const step = record.steps[0]?.seq;
    expect(refusal({ ...record, seed, commitment })).toMatchObject({ code: 'record/draw', step });
    const nonces = record.nonces.map((nonce, at) => (at === 1 ? otherHex(nonce, random) : nonce));
    expect(refusal({ ...record, nonces })).toMatchObject({ code: 'record/draw', step });
    expect(refusal({ ...record, nonces: record.nonces.toReversed() })).toMatchObject({
      code: 'record/draw',
      step,
    });
  }
});

test('[F3] other rules, other seats and a game that is not over are refused', () => {
  for (const record of RECORDS) {
    const { ruleset, nonces, names, steps } = record;
    const step = steps[0]?.seq;
    const bingo = { ...ruleset.bingo, points: 49 };
    expect(refusal({ ...record, ruleset: { ...ruleset, bingo } })).toEqual({
      ...{ code: 'record/differs', step, event: 'started', field: 'ruleset.bingo.points' },
      ...{ expected: 49, found: 50 },
    });
    const end = { ...ruleset.end, scoreless: { ...ruleset.end.scoreless, kinds: ['exchange'] as const } };
    expect(refusal({ ...record, ruleset: { ...ruleset, end } })).toMatchObject({ code: 'record/rules' });
    expect(refusal({ ...record, nonces: nonces.slice(1) })).toEqual({
      ...{ code: 'record/seats', names: names.length, nonces: names.length - 1 },
    });
    expect(refusal({ ...record, steps: steps.slice(0, -1) })).toEqual({
      ...{ code: 'record/unfinished', step: steps.at(-2)?.seq },
    });
    expect(refusal({ ...record, steps: steps.slice(1) })).toMatchObject({
      ...{ code: 'record/other-event', step: steps[1]?.seq, expected: 'started' },
    });
  }
});
