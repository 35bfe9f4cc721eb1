import { describe, expect, test } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { Action } from '../../../engine/game/actions.ts';
import type { GameError } from '../../../engine/game/errors.ts';
import type { GameState } from '../../../engine/game/state.ts';
import {
  accepting,
  challenging,
  exchanging,
  giving,
  passing,
  placing,
  redeeming,
  resigning,
  Table,
  timed,
} from '../../support/table.ts';
import { at, boardWith, lay, letter } from '../../support/tiles.ts';

const { casual, classic } = PRESETS;
const WORDS = ['FINED', 'CONFINED', 'CAT', 'AT'];

describe('whose turn it is', () => {
  test.each([2, 3, 4])('[S1] with %d seats play goes clockwise', (seats) => {
    const table = new Table({ racks: Array(seats).fill('ABCDEFG'), bag: 'XYZ', toMove: 1 });
    const order = Array.from({ length: 2 * seats - 1 }, () => {
      const mover = table.state.toMove;
      table.pass(mover);
      return mover;
    });
    expect(order).toEqual(order.map((_, turn) => (1 + turn) % seats));
  });

  test('[T1] only the seat on turn plays, exchanges or passes', () => {
    const table = new Table(
      { racks: ['FINEDXY', 'FINEDXY', 'FINEDXY'], bag: 'XYZ', toMove: 1 },
      { words: WORDS },
    );
    for (const other of [0, 2]) {
      for (const action of [placing(other, '8D FINED'), exchanging(other, 'F'), passing(other)]) {
        expect(table.refusal(action)).toEqual({ code: 'turn/not-yours', toMove: 1 });
      }
    }
  });

  test('[T1] a turn is one play, one exchange or one pass, numbered without gaps', () => {
    const table = new Table({ racks: ['FINEDXY', 'FINEDXY'], bag: 'XYZXYZ' }, { words: WORDS });
    table.pass(0);
    table.exchange(1, 'F');
    table.place(0, '8D FINED');
    expect(table.events).toMatchObject([
      { type: 'passed', seat: 0, turn: 0, by: 'seat' },
      { type: 'exchanged', seat: 1, turn: 1 },
      { type: 'played', seat: 0, turn: 2 },
    ]);
    expect([table.state.turn, table.state.toMove]).toEqual([3, 1]);
  });

  test('[T1] passing is always allowed, with a playable rack as with a full bag', () => {
    const table = new Table({ ruleset: casual, racks: ['FINEDXY', 'T'] }, { words: WORDS });
    expect(table.pass(0)).toEqual([{ type: 'passed', seat: 0, turn: 0, by: 'seat' }]);
  });

  test('[T1] a turn once taken is not taken back: the same seat cannot act again', () => {
    const table = new Table({ racks: ['FINEDXY', 'T'] }, { words: WORDS });
    table.place(0, '8D FINED');
    expect(table.refusal(placing(0, '9D AT'))).toEqual({ code: 'turn/not-yours', toMove: 1 });
    expect(table.refusal(passing(0))).toEqual({ code: 'turn/not-yours', toMove: 1 });
  });

  test('[T4] tiles on the board stay where they are while the game goes on', () => {
    const table = new Table({ racks: ['FINEDXY', 'CONAAAA'] }, { words: WORDS });
    table.place(0, '8D FINED');
    table.place(1, '8A CON(FINED)');
    table.pass(0);
    table.exchange(1, 'A');
    expect(table.state.board).toEqual(boardWith(['8A CONFINED']));
    expect(table.refusal(placing(0, '8D X'))).toEqual({ code: 'play/square-taken', square: at('D8') });
  });
});

/** A game in each of which something is refused. */
const OPENING = () => new Table({ racks: ['FINED?Y', 'CATEEEE'] }, { words: WORDS });
const CASUAL = () => new Table({ ruleset: casual, racks: ['FINED?Y', 'T'] }, { words: WORDS });
const SMALL_BAG = () => new Table({ racks: ['FINED?Y', 'T'], bag: 'AB' });
const FINED = (): Table => {
  const table = OPENING();
  table.place(0, '8D FINED');
  return table;
};
/** A good play of seat 0 at three seats, with another challenge rule. */
const CHALLENGE = (rule: Partial<Ruleset['challenge']>) => (): Table => {
  const ruleset: Ruleset = { ...classic, challenge: { ...classic.challenge, ...rule } };
  const table = new Table({ ruleset, racks: ['FINED?Y', 'CATEEEE', 'T'] }, { words: WORDS });
  table.place(0, '8D FINED');
  return table;
};
const PER_WORD = { rule: 'points', points: { n: 5, per: 'word', to: 'challenged' } } as const;
const LEFT = () => then(CHALLENGE({})(), (table) => table.resign(1));
const WAITING = (): Table => {
  const table = new Table({ racks: ['FINED', 'T', 'T'], bag: '' }, { words: WORDS });
  table.place(0, '8D FINED');
  return table;
};
/** Seat 0 has laid FINEd, which can be challenged. */
const REDEEM = (): Table => {
  const ruleset: Ruleset = { ...classic, blanks: { redeemable: true } };
  const table = new Table({ ruleset, racks: ['FINE?XY', 'CATDDDD'] }, { words: WORDS });
  table.place(0, '8D FINEd');
  return table;
};
/** Seat 1 has missed its turn behind a play of seat 0, which may still be challenged. */
const MISSED = (): Table => {
  const ruleset: Ruleset = { ...classic, blanks: { redeemable: true } };
  const table = new Table({ ruleset, racks: ['XQDDD', 'CAT'], plays: ['8D FINEd'], owed: [0, 1] });
  table.place(0, '9D XQ');
  return table;
};
/** A minute a turn, of which seat 0 has the first. */
const TIMED = (): Table => {
  const ruleset: Ruleset = { ...classic, clock: { kind: 'turn', perTurn: 60_000 }, gift: 15_000 };
  return timed(new Table({ ruleset, racks: ['FINED?Y', 'CATEEEE'] }));
};
const repeat = (times: number, deed: () => unknown): void => {
  for (let n = 0; n < times; n++) deed();
};
const then = (table: Table, change: (table: Table) => unknown): Table => {
  change(table);
  return table;
};
const laid = (who: number, face: string, blank: boolean): Action => ({
  type: 'place',
  seat: seat(who),
  tiles: [{ square: at('H8'), letter: letter(face), blank }],
});
const offBoard = (): Action => ({
  type: 'place',
  seat: seat(0),
  tiles: lay('8O FI').map((tile, index) =>
    index === 0 ? tile : { ...tile, square: 225 as typeof tile.square },
  ),
});

/** For every reason there is to refuse: a game and an action that is refused for it. */
const REFUSED = {
  'play/no-tiles': [OPENING, { type: 'place', seat: seat(0), tiles: [] }],
  'play/off-board': [OPENING, offBoard()],
  'play/square-taken': [FINED, placing(1, '8D CAT')],
  'play/not-in-line': [OPENING, { type: 'place', seat: seat(0), tiles: [...lay('8H F'), ...lay('9I I')] }],
  'play/gap': [OPENING, { type: 'place', seat: seat(0), tiles: [...lay('8H F'), ...lay('8J I')] }],
  'play/misses-star': [OPENING, placing(0, '1A FI')],
  'play/too-short': [OPENING, placing(0, '8H F')],
  'play/not-connected': [FINED, placing(1, '1A CAT')],
  'rack/missing-tile': [OPENING, placing(0, '8H ZI')],
  'blank/no-letter': [OPENING, laid(0, '?', true)],
  'tile/not-a-letter': [OPENING, laid(0, '1', false)],
  'word/invalid': [CASUAL, placing(0, '8H DEN')],
  'turn/not-yours': [OPENING, passing(1)],
  'turn/last-play-waits': [WAITING, passing(1)],
  'exchange/no-tiles': [OPENING, exchanging(0, '')],
  'exchange/bag-too-small': [SMALL_BAG, exchanging(0, 'FIN')],
  'challenge/not-in-rules': [() => then(CASUAL(), (table) => table.place(0, '8D FINED')), challenging(1, 0)],
  'challenge/nothing-to-challenge': [OPENING, challenging(1, 0)],
  'challenge/own-play': [FINED, challenging(0, 0)],
  'challenge/already-judged': [() => then(FINED(), (table) => table.challenge(1, 0)), challenging(1, 0)],
  'challenge/closed': [() => then(FINED(), (table) => table.pass(1)), challenging(1, 0)],
  'challenge/not-next': [CHALLENGE({ who: 'next' }), challenging(2, 0)],
  'challenge/words-not-in-rules': [FINED, challenging(1, 0, [0])],
  'challenge/no-such-word': [CHALLENGE(PER_WORD), challenging(1, 0, [1])],
  'blank/not-redeemable': [OPENING, redeeming(0, 'H8')],
  'blank/none-there': [REDEEM, redeeming(1, 'D8')],
  'blank/can-be-challenged': [REDEEM, redeeming(1, 'H8')],
  'blank/own-play-open': [MISSED, redeeming(0, 'H8')],
  'time/not-in-rules': [OPENING, giving(0, 1)],
  'time/own-clock': [TIMED, giving(0, 0)],
  'time/gone': [TIMED, giving(0, 2)],
  'time/not-on-turn': [TIMED, giving(0, 1)],
  'time/enough': [() => then(TIMED(), (table) => repeat(20, () => table.act(giving(1, 0)))), giving(1, 0)],
  'answer/not-asked': [FINED, accepting(1, 0)],
  'seat/left': [LEFT, passing(1)],
  'game/over': [() => then(WAITING(), (table) => table.challenge(1, 0)), passing(0)],
} satisfies Record<GameError['code'], readonly [() => Table, Action]>;

test.each(Object.entries(REFUSED))(
  '[A1] refused with %s, and nothing has changed',
  (code, [setUp, action]) => {
    const table = setUp();
    const state: GameState = structuredClone(table.state);
    const events = [...table.events];
    expect(table.refusal(action).code).toBe(code);
    expect(table.state).toEqual(state);
    expect(table.events).toEqual(events);
  },
);

test('[A1] when the game is over every action of a seat is refused, and coming, going and deadlines do nothing', () => {
  const table = then(WAITING(), (waiting) => waiting.challenge(1, 0));
  const actions = [
    placing(1, '9D T'),
    exchanging(1, 'T'),
    passing(1),
    challenging(2, 0),
    accepting(2, 0),
    resigning(1),
  ];
  for (const action of actions) expect(table.refusal(action)).toEqual({ code: 'game/over' });
  const { state } = table;
  table.wait(1e9);
  expect(table.due()).toEqual([]);
  expect(table.presence(2, false)).toEqual([]);
  expect(table.state).toBe(state);
});
