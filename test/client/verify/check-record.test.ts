import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { sayVerify } from '../../../client/i18n/verify-sentences.ts';
import type { Seal } from '../../../client/state/seals.ts';
import { type Check, checkRecord, type Report, type Shown } from '../../../client/verify/check-record.ts';
import { commitmentOf } from '../../../engine/base/committed-draws.ts';
import { seat } from '../../../engine/base/units.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { replay } from '../../../engine/game/replay.ts';
import { viewGame } from '../../../engine/game/view.ts';
import type { GameRecord } from '../../../engine/protocol/record.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { eventsIn, otherHex, otherTile, withEvents } from '../../support/tampering.ts';
import { shortRecord } from '../support/short-record.ts';

const RECORD = shortRecord();
const RANDOM = seededRandom(1);
const TILES = TILE_SETS.english.kinds.map(({ tile }) => tile);
const SEAL: Seal = {
  ...{ room: RECORD.room, game: RECORD.game, commitment: RECORD.commitment },
  ...{ early: true, nonce: RECORD.nonces[1] ?? null },
};
const SHOWN: Shown = {
  room: { id: RECORD.room, game: RECORD.game, commitment: RECORD.commitment, seed: RECORD.seed },
  // As whoever sat on the first seat sees it.
  game: viewGame(replay(RECORD.steps.flatMap(({ events }) => events)), seat(0)),
};

const outcomes = ({ checks }: Report) => checks.map(({ about, outcome }) => `${about} ${outcome}`).join(', ');

/** What is said of one of the checks. */
function said(report: Report, about: Check['about']): string {
  const check = report.checks.find((each) => each.about === about);
  if (check === undefined) throw new Error(`nothing of ${about}`);
  const { title, text } = sayVerify.check(check, report);
  return `${title}. ${text}`;
}

/** The first event of its type, the record with another one there, and the number of its step. */
function changed<Type extends Parameters<typeof eventsIn>[1]>(
  type: Type,
  change: (event: ReturnType<typeof eventsIn<Type>>[number]['event']) => object,
): { readonly record: GameRecord; readonly step: number } {
  const [found] = eventsIn(RECORD, type);
  if (found === undefined) throw new Error(`no ${type}`);
  const record = withEvents(RECORD, found, { ...found.event, ...change(found.event) });
  return { record, step: record.steps[found.step]?.seq ?? 0 };
}

describe('[U91, F3] a good record', () => {
  test('[U91, F3] holds in everything that can be looked at', () => {
    const report = checkRecord(RECORD, SEAL, SHOWN);
    expect(report.holds).toBe(true);
    expect(outcomes(report)).toBe(
      'seed holds, seen holds, own holds, draws holds, turns holds, end holds, page holds',
    );
    expect(sayVerify.verdict(report)).toBe('The record holds');
    expect(said(report, 'seed')).toBe(`The seed fits its fingerprint. Its SHA-256 is ${RECORD.commitment}.`);
    expect(said(report, 'seen')).toMatch(/ since before the first draw\.$/);
    expect(said(report, 'draws')).toMatch(/ All \d\d came out the same when they were made again\.$/);
    expect(said(report, 'turns')).toMatch(/ 4 turns played again, with the same words and points\.$/);
    expect(said(report, 'end')).toMatch(/ (Ida|Marek) wins, \d+ to \d+\.$/);
  });

  test('[U91] says where the device cannot compare, and asks nothing of a share that it has not', () => {
    const report = checkRecord(RECORD, null);
    expect(report.holds).toBe(true);
    expect(outcomes(report)).toBe('seed holds, seen open, draws holds, turns holds, end holds');
    expect(said(report, 'seen')).toContain(`can compare it: ${RECORD.commitment}.`);
    const late = checkRecord(RECORD, { ...SEAL, early: false, nonce: null });
    expect(outcomes(late)).toBe('seed holds, seen holds, draws holds, turns holds, end holds');
    expect(said(late, 'seen')).toMatch(/ which had begun by then\.$/);
  });

  test('[U91] comes with what was taken as recorded and what it does not prove', () => {
    const limits = sayVerify.limits({ holds: true, record: RECORD }).join(' ');
    expect(limits).toContain('the record names the word list Test, 0000000000000000');
    expect(limits).toContain('keeps no player from asking an engine');
    for (const part of [
      ...['which room and game it is of', 'under which names', 'by which rules', 'with which word list'],
      ...['how words were judged, even where a verdict changed nothing', 'who did what and when'],
      ...['given back for the way of a turn', 'who was here', 'that nobody had a play left'],
      ...['in a rematch, who could begin', 'only who noted them at the time can compare them'],
    ]) {
      expect(limits).toContain(part);
    }
    expect(limits).toContain('This proves that the room picked no tiles');
    expect(sayVerify.limits({ holds: false, record: RECORD }).join(' ')).not.toContain('proves');
    expect(sayVerify.game({ room: 'abc', game: 2, names: ['Ida', 'Bo'] })).toBe(
      'By what it says, Ida and Bo played game 2 of room abc. No names are checked.',
    );
  });
});

describe('[U91, F3] a record that was changed', () => {
  test('[U91, F1] has another seed', () => {
    const seed = otherHex(RECORD.seed, RANDOM);
    const report = checkRecord({ ...RECORD, seed }, SEAL);
    expect(outcomes(report)).toBe('seed differs, seen holds, own holds, draws open, turns open, end open');
    expect(said(report, 'seed')).toBe(
      `The seed does not fit its fingerprint. The seed is not the one that the room had committed itself to: that one gives ${RECORD.commitment}, this one ${commitmentOf(hexToBytes(seed))}.`,
    );
    expect(sayVerify.verdict(report)).toBe('The record does not hold');
  });

  test('[U91, F1] is whole, but not by the seal that the device was shown', () => {
    const shown = otherHex(RECORD.commitment, RANDOM);
    const report = checkRecord(RECORD, { ...SEAL, commitment: shown });
    expect(report.verified.ok).toBe(true);
    expect(report.holds).toBe(false);
    expect(outcomes(report)).toBe('seed holds, seen differs, own holds, draws holds, turns holds, end holds');
    expect(said(report, 'seen')).toBe(
      `The fingerprint is not the one shown at the start. This device was shown ${shown}, and the record has ${RECORD.commitment}.`,
    );
  });

  test('[U91, F1] lacks the share of the device', () => {
    const nonce = otherHex(RECORD.nonces[1] ?? '', RANDOM);
    const report = checkRecord(RECORD, { ...SEAL, nonce });
    expect(report.holds).toBe(false);
    expect(said(report, 'own')).toBe(
      `This device’s share is not in the draw. It added ${nonce}, which the record does not have.`,
    );
  });

  test('[U91, F3] has another tile in a draw', () => {
    const { record, step } = changed('dealt', ({ racks }) => ({
      racks: racks.map((rack, at) =>
        at === 1 ? [otherTile(rack[0] ?? 'A', TILES, RANDOM), ...rack.slice(1)] : rack,
      ),
    }));
    const report = checkRecord(record, SEAL);
    expect(outcomes(report)).toBe('seed holds, seen holds, own holds, draws differs, turns open, end open');
    const [dealt] = eventsIn(RECORD, 'dealt');
    expect(said(report, 'draws')).toContain(
      `In the first racks: Step ${step}, dealt.racks.1: the seed gives ${dealt?.event.racks[1]?.join(' ')}, the record has `,
    );
  });

  test('[U91, F3] has another score', () => {
    const { record, step } = changed('played', ({ score }) => ({ score: score + 1 }));
    const report = checkRecord(record, SEAL);
    expect(outcomes(report)).toBe('seed holds, seen holds, own holds, draws open, turns differs, end open');
    const [first] = eventsIn(RECORD, 'played', 'exchanged', 'passed');
    const [play] = eventsIn(RECORD, 'played');
    expect(first).toEqual(play);
    const { score = 0, seat: mover = seat(0) } = play?.event ?? {};
    expect(said(report, 'turns')).toBe(
      `A turn does not follow from the rules. In turn 1, ${RECORD.names[mover]}: Step ${step}, played.score: the rules give ${score}, the record has ${score + 1}.`,
    );
  });

  test('[U91, F3] has two turns in another order', () => {
    const turns = eventsIn(RECORD, 'played');
    const at = turns.findIndex(({ step }, index) => turns[index + 1]?.step === step + 1);
    const index = turns[at]?.step ?? -1;
    const [one, two] = RECORD.steps.slice(index, index + 2);
    if (one === undefined || two === undefined) throw new Error('no two plays behind one another');
    const report = checkRecord({ ...RECORD, steps: RECORD.steps.toSpliced(index, 2, two, one) }, SEAL);
    expect(report.checks.find(({ outcome }) => outcome === 'differs')?.about).toBe('turns');
    expect(said(report, 'turns')).toContain(`Step ${two.seq}, played`);
    const renumbered = RECORD.steps.toSpliced(index, 2, { ...one, seq: two.seq }, { ...two, seq: one.seq });
    expect(said(checkRecord({ ...RECORD, steps: renumbered }, SEAL), 'turns')).toContain(
      `Step ${one.seq} does not come behind the one before it.`,
    );
  });

  test('[U91, F3] has other totals, or no end', () => {
    const { record, step } = changed('ended', ({ standings }) => ({
      standings: standings.map((each) => ({ ...each, total: each.total + 1 })),
    }));
    const report = checkRecord(record, SEAL);
    expect(said(report, 'end')).toContain(`In the result: Step ${step}, ended.standings.0.total: `);
    const endless = checkRecord({ ...RECORD, steps: RECORD.steps.slice(0, -1) }, SEAL);
    expect(outcomes(endless)).toBe('seed holds, seen holds, own holds, draws open, turns open, end differs');
    expect(said(endless, 'end')).toMatch(/^The ending is not right\. The game is not over behind step \d+/);
  });
});

describe('[U91] the page that shows the game', () => {
  test.each([
    [{ room: { ...SHOWN.room, game: RECORD.game + 1 } }, 'The record is of another game than this page.'],
    [{ room: { ...SHOWN.room, seed: otherHex(RECORD.seed, RANDOM) } }, 'is another one.'],
    [{ game: { ...SHOWN.game, seats: SHOWN.game.seats.toReversed() } }, 'on this page are others.'],
    [{ game: { ...SHOWN.game, result: null } }, 'on this page are others.'],
  ])('[U91] is told from another one: %#', (other, text) => {
    const report = checkRecord(RECORD, SEAL, { ...SHOWN, ...other });
    expect(report.holds).toBe(false);
    expect(said(report, 'page')).toContain('This page shows something else.');
    expect(said(report, 'page')).toContain(text);
  });
});
