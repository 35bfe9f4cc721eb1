import { describe, expect, test } from 'vitest';
import { refusal, takeBackSeat } from '../../../client/commands.ts';
import { outbox } from '../../../client/net/connection.ts';
import { beginsWithBots, standInOf, standingFor } from '../../../client/state/bots.ts';
import { inPlay } from '../../../client/state/in-play.ts';
import { context } from '../../../client/state/people.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import { underWay } from '../../../client/state/under-way.ts';
import { playDraft } from '../../../client/turn-commands.ts';
import { type Seat, seat, seq } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Command } from '../../../engine/protocol/client-message.ts';
import type { RoomView, SeatView, StepView } from '../../../engine/protocol/server-message.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

const PERSON: SeatView = { name: 'Ida', ready: true, rematch: false, locked: false, bot: null };
const BOT: SeatView = { ...PERSON, name: 'Vera', bot: 'expert' };
const FREE: SeatView = { ...PERSON, name: null, ready: false };

function waiting(seats: readonly SeatView[], change: Partial<RoomView> = {}): RoomView {
  const { room } = new RoomOf(new Table({ racks: ['A', 'B'] }), 'bots').update(0);
  return { ...room, phase: 'waiting', seats, ...change };
}

test('[U70, U75] a game whose other seats are bots’, or are being given to them, waits for nobody', () => {
  const adding: Command = { type: 'addBot', id: '0', expect: seq(1), seat: seat(1), level: 'expert' };
  expect(beginsWithBots(waiting([PERSON, BOT]), [])).toBe(true);
  expect(beginsWithBots(waiting([PERSON, FREE]), [adding])).toBe(true);
  expect(beginsWithBots(waiting([PERSON, BOT, { ...FREE, locked: true }]), [])).toBe(true);
  expect(beginsWithBots(waiting([PERSON, FREE]), [])).toBe(false);
  expect(beginsWithBots(waiting([PERSON, FREE, FREE]), [adding])).toBe(false);
  expect(beginsWithBots(waiting([PERSON, BOT, PERSON]), [])).toBe(false);
  expect(beginsWithBots(waiting([PERSON, BOT], { you: null }), [])).toBe(false);
  expect(beginsWithBots(waiting([PERSON, BOT], { phase: 'playing' }), [])).toBe(false);
});

describe('[U74] a seat that was taken over', () => {
  const table = new Table({ racks: ['FINEDXA', 'CONABCD'] });
  const told = new RoomOf(table, 'taken-over');
  const update = told.update(0);
  const takenOver = { ...update.room, seats: update.room.seats.with(0, { ...PERSON, bot: 'expert' }) };

  test('[U74] is not played by its owner as long as the bot plays', () => {
    clearRoom();
    apply(update);
    expect([inPlay.value, context.value.standIn]).toEqual([true, undefined]);
    apply({ ...update, room: takenOver });
    expect([inPlay.value, context.value.standIn]).toEqual([false, 'Vera']);
    apply(update);
    expect([inPlay.value, context.value.standIn]).toEqual([true, undefined]);
    clearRoom();
  });

  test('[U74] is taken back at a press, and nothing else is played from it', () => {
    outbox.open('taken-over');
    apply({ ...update, room: takenOver });
    playDraft();
    expect([underWay.value, refusal.value]).toEqual([[], null]);
    takeBackSeat();
    takeBackSeat();
    expect(underWay.value).toMatchObject([{ type: 'takeBack', game: 1 }]);
    outbox.close();
    clearRoom();
  });

  test('[U74] is only the viewer’s own, and none that has left the game', () => {
    const { game } = update;
    expect(standInOf(takenOver, game)).toBe('expert');
    expect(standInOf({ ...takenOver, you: seat(1) }, game)).toBeNull();
    expect(standInOf({ ...takenOver, you: null }, game)).toBeNull();
    if (game === null) throw new Error('no game');
    const left = game.seats.with(0, { score: 0, tiles: 7, owed: 0, left: 'overtime' });
    expect(standInOf(takenOver, { ...game, seats: left })).toBeNull();
  });
});

describe('[U73] the play before a bot’s turn', () => {
  const RACKS = ['FINEDXA', 'CONABCD', 'EEEEEEE'];
  const SEATS = [PERSON, BOT, { ...PERSON, name: 'Noor' }];

  /** What seat 2 may let stand after seat 0 played and the bot is on turn. */
  function standing(change: Partial<RoomView> = {}, events: readonly StepView['events'][number][] = []) {
    const table = new Table({ racks: RACKS });
    const told = new RoomOf(table, 'standing', change.you ?? 2);
    table.place(0, '8D FINED');
    const { room, game, steps } = told.step().push(events).update(0);
    if (game === null) throw new Error('no game');
    return standingFor({ ...room, seats: SEATS, ...change }, game, steps)?.turn ?? null;
  }
  const letStand = (by: Seat, turn: number) => ({ type: 'letStand', seat: by, turn }) as const;

  test('[U73] is let stand by whoever could challenge it', () => {
    expect(standing()).toBe(0);
    expect(standing({ you: seat(0) })).toBeNull();
    expect(standing({ you: null })).toBeNull();
  });

  test('[U73] is not asked about where the bot need not wait', () => {
    expect(standing({ seats: [PERSON, PERSON, PERSON] })).toBeNull();
    expect(standing({ seats: [PERSON, BOT, BOT] })).toBeNull();
    const { classic } = PRESETS;
    const ruleset = { ...classic, challenge: { ...classic.challenge, who: 'next' } } as const;
    expect(standing({ ruleset })).toBeNull();
  });

  test('[U73] is asked about once a turn of a bot', () => {
    expect(standing({}, [letStand(seat(2), 0)])).toBeNull();
    expect(standing({}, [letStand(seat(0), 0)])).toBe(0);
    const lost = { type: 'turnLost', seat: seat(1), turn: 1, cause: 'owed' } as const;
    expect(standing({}, [letStand(seat(2), 0), lost])).toBe(0);
    expect(standing({}, [letStand(seat(2), 0), lost, letStand(seat(2), 0)])).toBeNull();
    const gone = (at: number) => ({ type: 'seatGone', seat: seat(at), cause: 'overtime' }) as const;
    expect(standing({}, [letStand(seat(2), 0), gone(0)])).toBeNull();
    expect(standing({}, [letStand(seat(2), 0), gone(1)])).toBe(0);
  });
});
