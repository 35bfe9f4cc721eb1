import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { nextDeadline } from '../../../engine/game/next-deadline.ts';
import { accepting, challenging, exchanging, passing, placing, START, Table } from '../../support/table.ts';
import { boardWith } from '../../support/tiles.ts';

const { casual } = PRESETS;
const DAY = 24 * 60 * 60 * 1000;
const WINDOW = 30_000;

/** Seat 0 has just played its last tiles, a word or a phony; the bag is empty. */
function wentOut(seats: number, play: 'FINED' | 'DENIF' = 'FINED', away: readonly number[] = []): Table {
  const setup = { racks: ['FINED', 'XA', 'Q', 'EE'].slice(0, seats), bag: '', owed: [0, 0, 0, 0] };
  const table = new Table(setup, { words: ['FINED'] });
  for (const seat of away) table.here[seat] = false;
  table.place(0, `8D ${play}`);
  return table;
}

describe('the wait', () => {
  test.each([2, 3, 4])('[C4] a last play waits for each of the others, %d seats', (seats) => {
    const table = wentOut(seats);
    const others = [1, 2, 3].slice(0, seats - 1);
    expect(table.events[1]).toEqual({
      type: 'lastPlayWaited',
      turn: 0,
      answers: others.map((seat) => ({ seat, left: WINDOW, since: START })),
      until: START + DAY,
    });
    expect(table.state).toMatchObject({ phase: 'lastPlay', result: null });
  });

  test('[C4] no turn can be taken while it waits, not even a pass', () => {
    const table = wentOut(2);
    for (const action of [placing(1, '9D XA'), exchanging(1, 'X'), passing(1), passing(0)]) {
      expect(table.refusal(action)).toEqual({ code: 'turn/last-play-waits' });
    }
  });

  test('[E1] the game is over only when all have let it stand', () => {
    const table = wentOut(3);
    expect(table.accept(2, 0)).toEqual([{ type: 'accepted', seat: 2, turn: 0, by: 'press' }]);
    expect(table.state.phase).toBe('lastPlay');
    expect(table.accept(1, 0)).toMatchObject([
      { type: 'accepted', seat: 1, by: 'press' },
      { type: 'ended', reason: 'out', out: 0 },
    ]);
    expect(table.state.phase).toBe('over');
  });

  test('[C4] one answer a seat; the mover has none to give', () => {
    const table = wentOut(3);
    table.accept(2, 0);
    expect(table.refusal(accepting(2, 0))).toEqual({ code: 'answer/not-asked' });
    expect(table.refusal(accepting(0, 0))).toEqual({ code: 'answer/not-asked' });
    expect(table.refusal(accepting(1, 1))).toEqual({ code: 'answer/not-asked' });
    expect(table.refusal(challenging(0, 0))).toEqual({ code: 'challenge/own-play' });
  });

  test('[C4] who let it stand cannot challenge any more, another still can', () => {
    const table = wentOut(3, 'DENIF');
    table.accept(2, 0);
    expect(table.refusal(challenging(2, 0))).toEqual({ code: 'challenge/closed' });
    expect(table.challenge(1, 0)[0]).toMatchObject({ upheld: true });
  });

  test.each([true, false])(
    '[C4] whoever comes and goes again and again is in the end not waited for: here at first %s',
    (hereAtFirst) => {
      const table = wentOut(2, 'FINED', hereAtFirst ? [] : [1]);
      const clocks = Array.from({ length: 100 }, (_, n) => {
        table.wait(100);
        return table.presence(1, (n % 2 === 1) === hereAtFirst);
      }).flat();
      expect(clocks.length).toBe(hereAtFirst ? 20 : 21);
      expect(clocks.at(-1)).toMatchObject({ seat: 1, since: table.now - (100 - clocks.length) * 100 });
      expect(table.state.wait?.answers[0]?.left).toBe(WINDOW - 1_000);
      table.wait(WINDOW);
      expect(table.due()).toMatchObject([{ type: 'accepted', by: 'deadline' }, { type: 'ended' }]);
    },
  );

  test('[C4] outside the wait there is nothing to let stand', () => {
    const table = new Table({ racks: ['FINED', 'XA'], bag: 'E' }, { words: ['FINED'] });
    expect(table.refusal(accepting(1, 0))).toEqual({ code: 'answer/not-asked' });
    table.place(0, '8D FINED');
    expect(table.state.phase).toBe('playing');
    expect(table.refusal(accepting(1, 0))).toEqual({ code: 'answer/not-asked' });
  });

  test('[C4] a play that empties only the bag, or only nearly the rack, does not wait', () => {
    const bag = new Table({ racks: ['FINED', 'XA'], bag: 'EEEE' }, { words: ['FINED'] });
    expect(bag.place(0, '8D FINED').map((event) => event.type)).toEqual(['played']);
    const rack = new Table({ racks: ['FINEDX', 'XA'], bag: '' }, { words: ['FINED'] });
    expect(rack.place(0, '8D FINED').map((event) => event.type)).toEqual(['played']);
  });

  test('[C4] with words checked when played there is no wait', () => {
    const table = new Table({ ruleset: casual, racks: ['FINED', 'XA'], bag: '' }, { words: ['FINED'] });
    expect(table.place(0, '8D FINED').map((event) => event.type)).toEqual(['played', 'ended']);
  });
});

describe('a challenge of the last play', () => {
  test('[C4] upheld: withdrawn, and the game goes on with every option open', () => {
    const table = wentOut(2, 'DENIF');
    expect(table.challenge(1, 0)).toMatchObject([{ type: 'challenged', upheld: true }]);
    expect(table.state).toMatchObject({ phase: 'playing', wait: null, toMove: 1, turn: 1 });
    expect([table.rack(0), table.score(0)]).toEqual(['DEFIN', 0]);
    expect(table.state.board).toEqual(boardWith([]));
    expect(nextDeadline(table.state.wait)).toBeNull();
    // A pass and a play are both possible; nobody answers any more.
    expect(table.refusal(accepting(1, 0))).toEqual({ code: 'answer/not-asked' });
    table.pass(1);
    table.place(0, '8D FINED');
    expect(table.state.phase).toBe('lastPlay');
    expect(table.accept(1, 2)).toMatchObject([{ type: 'accepted' }, { type: 'ended', out: 0 }]);
  });

  test('[C4] upheld: others may then go out as well', () => {
    const table = new Table({ racks: ['XQ', 'FINED', 'A'], bag: '' }, { words: ['FINED'] });
    table.place(0, '8G XQ');
    table.challenge(2, 0);
    table.place(1, '8D FINED');
    table.accept(0, 1);
    expect(table.accept(2, 1)).toMatchObject([{ type: 'accepted' }, { type: 'ended', out: 1 }]);
  });

  test('[C4] failed: the game is over at once, whoever has not answered', () => {
    const table = wentOut(4);
    expect(table.challenge(2, 0)).toMatchObject([
      { type: 'challenged', seat: 2, upheld: false, penalty: 'none' },
      { type: 'ended', reason: 'out', out: 0 },
    ]);
    expect(table.state.phase).toBe('over');
  });

  test('[C5] an owed turn is not missed while the last play waits, but after it was withdrawn', () => {
    const table = new Table({ racks: ['DENIF', 'XA', 'Q'], bag: '', owed: [0, 1, 0] }, { words: ['FINED'] });
    expect(table.place(0, '8D DENIF').map((event) => event.type)).toEqual(['played', 'lastPlayWaited']);
    expect(table.challenge(2, 0)).toMatchObject([
      { type: 'challenged', upheld: true },
      { type: 'turnLost', seat: 1, turn: 1, cause: 'owed' },
    ]);
    expect(table.state).toMatchObject({ phase: 'playing', toMove: 2 });
  });

  test('[C3] when the game is over no play is open to a challenge', () => {
    const table = wentOut(2);
    table.accept(1, 0);
    expect(table.state.latestPlay?.status).not.toBe('open');
  });
});

describe('deadlines', () => {
  test('[C4] a missing answer counts as letting it stand when its 30 seconds are over', () => {
    const table = wentOut(2);
    expect(nextDeadline(table.state.wait)).toBe(START + WINDOW);
    table.wait(WINDOW - 1);
    expect(table.due()).toEqual([]);
    table.wait(1);
    expect(table.due()).toMatchObject([
      { type: 'accepted', seat: 1, turn: 0, by: 'deadline' },
      { type: 'ended', reason: 'out' },
    ]);
  });

  test('[C4] two deadlines at once end the game once, and a second alarm changes nothing', () => {
    const table = wentOut(3);
    table.wait(WINDOW);
    expect(table.due().map((event) => event.type)).toEqual(['accepted', 'accepted', 'ended']);
    expect(table.due()).toEqual([]);
  });

  test('[C4] the 30 seconds count only while the seat is connected', () => {
    const table = wentOut(2);
    table.wait(10_000);
    expect(table.presence(1, false)).toEqual([{ type: 'answerClock', seat: 1, left: 20_000, since: null }]);
    expect(nextDeadline(table.state.wait)).toBe(START + DAY);
    table.wait(3_600_000);
    expect(table.due()).toEqual([]);
    const back = table.now;
    expect(table.presence(1, true)).toEqual([{ type: 'answerClock', seat: 1, left: 20_000, since: back }]);
    expect(nextDeadline(table.state.wait)).toBe(back + 20_000);
    table.wait(19_999);
    expect(table.due()).toEqual([]);
    table.wait(1);
    expect(table.due()).toMatchObject([{ type: 'accepted', by: 'deadline' }, { type: 'ended' }]);
  });

  test('[C4] a seat that is away when the wait begins has all of its time left', () => {
    const table = wentOut(3, 'FINED', [1]);
    expect(table.state.wait?.answers).toMatchObject([
      { seat: 1, left: WINDOW, since: null },
      { seat: 2, left: WINDOW, since: START },
    ]);
    table.wait(WINDOW);
    expect(table.due()).toMatchObject([{ type: 'accepted', seat: 2, by: 'deadline' }]);
    expect(table.state.phase).toBe('lastPlay');
    expect(nextDeadline(table.state.wait)).toBe(START + DAY);
  });

  test('[C4] after 24 hours it stands, however long a seat was away', () => {
    const table = wentOut(2, 'FINED', [1]);
    table.wait(DAY - 1);
    expect(table.due()).toEqual([]);
    table.wait(1);
    expect(table.due()).toMatchObject([{ type: 'accepted', seat: 1, by: 'deadline' }, { type: 'ended' }]);
  });

  test('[C4] the 24 hours also cap the time of a seat that came back at last', () => {
    const table = wentOut(2, 'FINED', [1]);
    table.wait(DAY - 1000);
    table.presence(1, true);
    expect(nextDeadline(table.state.wait)).toBe(START + DAY);
    table.wait(1000);
    expect(table.due()).toMatchObject([{ type: 'accepted' }, { type: 'ended' }]);
  });

  test('[C4] a seat whose time is over gets no more by leaving before the alarm', () => {
    const table = wentOut(2);
    table.wait(WINDOW + 500);
    expect(table.presence(1, false)).toMatchObject([
      { type: 'accepted', seat: 1, turn: 0, by: 'deadline' },
      { type: 'ended', reason: 'out' },
    ]);
  });

  test('[C4] the earliest of several deadlines is next', () => {
    const table = wentOut(3);
    table.wait(5_000);
    table.presence(1, false);
    table.wait(5_000);
    table.presence(1, true);
    expect(nextDeadline(table.state.wait)).toBe(START + WINDOW);
    table.accept(2, 0);
    expect(nextDeadline(table.state.wait)).toBe(START + WINDOW + 5_000);
  });

  test('[C4] coming when here, going when away, and seats that are not asked change nothing', () => {
    const table = wentOut(3, 'FINED', [2]);
    table.wait(1000);
    expect([table.presence(1, true), table.presence(2, false), table.presence(0, false)]).toEqual([
      [],
      [],
      [],
    ]);
    table.accept(1, 0);
    expect(table.presence(1, false)).toEqual([]);
  });

  test('[C4] outside the wait presence and deadlines are no events', () => {
    const table = new Table({ racks: ['FINED', 'XA'] });
    expect([table.presence(1, false), table.due(), nextDeadline(table.state.wait)]).toEqual([[], [], null]);
  });

  test('[C4] the wait is plain data: a game read from disk goes on with it', () => {
    const table = wentOut(2);
    table.wait(10_000);
    table.presence(1, false);
    const stored: Table['state'] = JSON.parse(JSON.stringify(table.state));
    const resumed = new Table(stored, { words: ['FINED'] });
    resumed.now = table.now;
    resumed.wait(60_000);
    resumed.presence(1, true);
    resumed.wait(20_000);
    expect(resumed.due()).toMatchObject([{ type: 'accepted', by: 'deadline' }, { type: 'ended' }]);
  });
});
