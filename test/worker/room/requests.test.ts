import { expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { Want } from '../../../engine/protocol/want.ts';
import { absentSince } from '../../../worker/room/decisions/absence.ts';
import { CoreRoom } from '../support/core-room.ts';

const MINUTE = 60_000;
const TIMED: Ruleset = { ...PRESETS.classic, clock: PRESETS.tournament.clock };

const ask = (core: CoreRoom, at: number, want: Want) => core.say(at, { type: 'ask', game: 1, want });
const abort = (core: CoreRoom, at: number) => ask(core, at, { kind: 'abort' });
const answer = (core: CoreRoom, at: number, agree: boolean, request = 1) =>
  core.say(at, { type: 'answer', request, agree });
const claim = (core: CoreRoom, at: number, kind: 'win' | 'remove' | 'end' | 'bot') =>
  ask(core, at, { kind, against: core.room.play?.toMove } as Want);
const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);

/** A game in which everybody has had a turn. */
function underWay(seats = 2, ruleset: Ruleset = PRESETS.classic): CoreRoom {
  const core = CoreRoom.playing(seats, ruleset);
  for (let n = 0; n < seats; n++) core.say(core.room.play?.toMove ?? 0, { type: 'pass' });
  return core;
}

/** The seat to move goes away; the others by seat. */
function leaveAlone(core: CoreRoom): { readonly gone: number; readonly others: readonly number[] } {
  const gone = core.room.play?.toMove ?? 0;
  core.goneSince[gone] = core.now;
  core.time();
  return { gone, others: [...core.room.seats.keys()].filter((at) => at !== gone) };
}

test('[E7] before every seat has had a turn one alone calls the game off', () => {
  const core = CoreRoom.playing(3);
  core.say(core.room.play?.toMove ?? 0, { type: 'pass' });
  expect(types(abort(core, 1).events)).toEqual(['ended', 'seedRevealed']);
  expect(core.room.play?.result).toMatchObject({ reason: 'abort', standings: [{ place: null }, {}, {}] });
});

test('[E7, R5] later all must agree, at three seats too, also those who are gone', () => {
  const core = underWay(3);
  core.goneSince[2] = core.now;
  expect(types(abort(core, 0).events)).toEqual(['requestOpened']);
  expect(core.room.openRequest).toEqual({
    request: 1,
    by: 0,
    want: { kind: 'abort' },
    agreed: [0],
    until: core.now + MINUTE,
  });
  expect(types(answer(core, 1, true).events)).toEqual(['requestAgreed']);
  expect(core.room.play?.phase).toBe('playing');
  expect(types(answer(core, 2, true).events)).toEqual([
    'requestAgreed',
    'requestClosed',
    'ended',
    'seedRevealed',
  ]);
  expect(core.room).toMatchObject({ openRequest: null, play: { result: { reason: 'abort' } } });
});

test('[R5] a refusal ends it, and so does who asked; another can be asked then', () => {
  const core = underWay(3);
  abort(core, 0);
  expect(answer(core, 2, false).events).toEqual([
    { type: 'requestClosed', request: 1, outcome: 'refused', by: 2 },
  ]);
  expect(answer(core, 1, true).refused).toEqual({ code: 'request/closed' });
  abort(core, 1);
  expect(answer(core, 1, false, 2).events).toMatchObject([{ outcome: 'refused', by: 1 }]);
  expect(core.room.play?.phase).toBe('playing');
});

test('[R5] 60 seconds end it, by the alarm; an answer a moment later is too late', () => {
  const core = underWay();
  abort(core, 0);
  core.wait(MINUTE - 1);
  expect(core.time().events).toEqual([]);
  core.wait(1);
  expect(answer(core, 1, true)).toMatchObject({
    refused: { code: 'request/closed' },
    events: [{ type: 'requestClosed', outcome: 'expired', by: null }],
  });
});

test('[R5] one open at a time, from players only, and so many at most', () => {
  const core = underWay();
  expect(abort(core, 0).refused).toBeNull();
  expect(abort(core, 1).refused).toEqual({ code: 'request/open', request: 1 });
  expect(core.say(null, { type: 'ask', game: 1, want: { kind: 'abort' } }).refused).toEqual({
    code: 'room/not-seated',
  });
  answer(core, 1, false);
  for (let request = 2; request <= 20; request++) {
    abort(core, 0);
    answer(core, 1, false, request);
  }
  expect(abort(core, 0).refused).toEqual({ code: 'request/too-many' });
  expect(abort(core, 1).refused).toBeNull();
});

test('[R5] agreeing twice is agreeing once, and no answer counts for another request or from nobody', () => {
  const core = underWay(3);
  abort(core, 0);
  answer(core, 1, true);
  expect(answer(core, 1, true)).toEqual({ refused: null, events: [] });
  expect(answer(core, 2, true, 2).refused).toEqual({ code: 'request/closed' });
  expect(core.say(null, { type: 'answer', request: 1, agree: true }).refused).toEqual({
    code: 'room/not-seated',
  });
  expect(core.room.openRequest?.agreed).toEqual([0, 1]);
});

test('[R5] who leaves the game is not asked any more: that may complete it at once; and a request goes with its asker', () => {
  const core = underWay(3);
  abort(core, 0);
  answer(core, 1, true);
  const { refused, events } = core.say(2, { type: 'resign', game: 1 });
  expect([refused, types(events)]).toEqual([null, ['seatGone', 'requestClosed', 'ended', 'seedRevealed']]);
  expect(core.room.play?.result?.reason).toBe('abort');

  const other = underWay(3);
  abort(other, 0);
  expect(other.say(0, { type: 'resign', game: 1 }).events).toMatchObject([
    { type: 'seatGone' },
    { type: 'requestClosed', outcome: 'void' },
  ]);
});

test('[R5] what everybody who is left agrees to is agreed, even if nobody looked before its time was over', () => {
  const core = underWay(4);
  const { gone, others } = leaveAlone(core);
  const [by = 0, agreeing = 0, leaving = 0] = others;
  core.wait(5 * MINUTE);
  claim(core, by, 'bot');
  answer(core, agreeing, true);
  core.goneSince[leaving] = core.now;
  core.wait(MINUTE);
  expect(core.time().events).toMatchObject([
    { type: 'requestClosed', outcome: 'agreed' },
    { type: 'botTookOver', seat: gone },
  ]);
});

test('[R5, E7] with the game ends what was asked for in it', () => {
  const core = underWay();
  abort(core, 0);
  core.say(1, { type: 'resign', game: 1 });
  expect(core.room).toMatchObject({ openRequest: null, play: { result: { reason: 'resignation' } } });
  expect(answer(core, 1, true).refused).toEqual({ code: 'request/closed' });
  expect(abort(core, 0).refused).toEqual({ code: 'game/over' });
});

test('[R3] timed, two seats: the win is claimed when the seat on turn was gone for 60 seconds', () => {
  const core = underWay(2, TIMED);
  const { gone, others } = leaveAlone(core);
  const [by = 0] = others;
  core.wait(MINUTE - 1);
  expect(claim(core, by, 'win').refused).toEqual({ code: 'claim/too-early', ready: core.now + 1 });
  core.wait(1);
  expect(claim(core, by, 'end').refused).toEqual({ code: 'claim/not-in-rules' });
  expect(claim(core, by, 'remove').refused).toEqual({ code: 'claim/not-in-rules' });
  expect(types(claim(core, by, 'win').events)).toEqual(['clock', 'seatGone', 'ended', 'seedRevealed']);
  const { result } = core.room.play ?? {};
  expect(result?.reason).toBe('claim');
  expect(result?.standings[gone]?.place).toBe(2);
});

test('[R3] untimed: an end without result after 5 minutes, the win only after 24 hours, nothing by itself', () => {
  const core = underWay();
  const { others } = leaveAlone(core);
  const [by = 0] = others;
  core.wait(5 * MINUTE - 1);
  expect(claim(core, by, 'end').refused).toMatchObject({ code: 'claim/too-early' });
  core.wait(1);
  expect(claim(core, by, 'win').refused).toMatchObject({ code: 'claim/too-early' });
  core.wait(24 * 60 * MINUTE);
  core.time();
  expect(core.room.play?.phase).toBe('playing');
  expect(claim(core, by, 'end').refused).toBeNull();
  expect(core.room.play?.result).toMatchObject({ reason: 'absence', standings: [{ place: null }, {}] });
});

test('[R3] untimed: after 24 hours the win', () => {
  const core = underWay();
  const { others } = leaveAlone(core);
  core.wait(24 * 60 * MINUTE);
  expect(claim(core, others[0] ?? 0, 'win').refused).toBeNull();
  expect(core.room.play?.result?.reason).toBe('claim');
});

test('[R3] it counts only on the absentee’s own turn, from when that began', () => {
  const core = underWay(2, TIMED);
  const mover = core.room.play?.toMove ?? 0;
  const other = 1 - mover;
  core.goneSince[other] = core.now;
  core.wait(10 * MINUTE);
  expect(ask(core, mover, { kind: 'win', against: other as never }).refused).toEqual({
    code: 'claim/not-on-turn',
    toMove: mover,
  });
  core.say(mover, { type: 'pass' });
  expect(claim(core, mover, 'win').refused).toEqual({ code: 'claim/too-early', ready: core.now + MINUTE });
});

test('[R3] who is back, or was never away, is not claimed; nor is one’s own seat', () => {
  const core = underWay(2, TIMED);
  const { gone, others } = leaveAlone(core);
  core.wait(2 * MINUTE);
  core.goneSince[gone] = null;
  expect(claim(core, others[0] ?? 0, 'win').refused).toEqual({ code: 'claim/not-gone', seat: gone });
  expect(claim(core, gone, 'win').refused).toEqual({ code: 'claim/own-seat' });
});

test('[R3, R5] three seats: all others who are present must agree, and the game goes on without the seat', () => {
  const core = underWay(4, TIMED);
  const { gone, others } = leaveAlone(core);
  const [one = 0, two = 0, absent = 0] = others;
  core.goneSince[absent] = core.now;
  core.wait(MINUTE);
  expect(claim(core, one, 'win').refused).toEqual({ code: 'claim/not-in-rules' });
  expect(types(claim(core, one, 'remove').events)).toEqual(['requestOpened']);
  expect(answer(core, gone, true).refused).toEqual({ code: 'request/not-asked' });
  expect(types(answer(core, two, true).events)).toEqual([
    'requestAgreed',
    'requestClosed',
    'clock',
    'seatGone',
  ]);
  expect(core.room.play).toMatchObject({ phase: 'playing' });
  expect(core.room.play?.seats[gone]?.left).toBe('removed');
});

test('[R3, R5] a claim is void when the absentee is back or the turn is over; when the last one asked goes, it is agreed', () => {
  const back = underWay(3, TIMED);
  const first = leaveAlone(back);
  back.wait(MINUTE);
  claim(back, first.others[0] ?? 0, 'remove');
  back.goneSince[first.gone] = null;
  expect(back.time().events).toMatchObject([{ type: 'requestClosed', outcome: 'void', by: null }]);

  const core = underWay(3, TIMED);
  const { gone, others } = leaveAlone(core);
  core.wait(MINUTE);
  claim(core, others[0] ?? 0, 'remove');
  core.goneSince[others[1] ?? 0] = core.now;
  expect(types(core.time().events)).toEqual(['requestClosed', 'clock', 'seatGone']);
  expect(core.room.play?.seats[gone]?.left).toBe('removed');
});

test('[R3, C4] while a last play waits nobody is absent: its own deadline runs', () => {
  const { room, now } = underWay();
  const { play } = room;
  if (play === null) throw new Error('no game');
  const goneSince = [now, now];
  expect(absentSince(room, { goneSince })).toBe(now);
  expect(absentSince({ ...room, play: { ...play, phase: 'lastPlay' } }, { goneSince })).toBeNull();
});

test('[E7] a game that nobody touches for 30 days is abandoned, without result, and kept for another 30', () => {
  const core = underWay(3);
  core.wait(30 * 24 * 60 * MINUTE - 1);
  expect(core.time().events).toEqual([]);
  core.wait(1);
  expect(types(core.time().events)).toEqual(['ended', 'seedRevealed']);
  expect(core.room.play?.result).toMatchObject({ reason: 'abandoned', standings: [{ place: null }, {}, {}] });
  expect(core.room.usedAt).toBe(core.now);
});

test('[R6, E7] after a game without result the next one is opened as after any other', () => {
  const core = CoreRoom.playing(2);
  abort(core, 0);
  for (const at of [0, 1]) core.say(at, { type: 'rematch', game: 1 });
  core.giveNonces();
  expect(core.room).toMatchObject({ game: 2, openRequest: null, requests: 0, play: { phase: 'playing' } });
});
