import { expect, test } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import { awaitedByBot, botTurn } from '../../../worker/room/bots/bot-turns.ts';
import { onBot } from '../../../worker/room/decisions/room-core.ts';
import { passToTheEnd, playOf } from '../support/bot-room.ts';
import { CoreRoom } from '../support/core-room.ts';

const SECOND = 1000;

/** Three seats, of which a bot has taken one over; the others by seat. */
function withStandIn(): {
  readonly core: CoreRoom;
  readonly gone: number;
  readonly others: readonly number[];
} {
  const core = CoreRoom.playing(3);
  for (let n = 0; n < 3; n++) core.say(playOf(core).toMove, { type: 'pass' });
  const gone = playOf(core).toMove;
  const others = [0, 1, 2].filter((at) => at !== gone);
  core.goneSince[gone] = core.now;
  core.wait(5 * 60 * SECOND);
  const [one = 0, two = 0] = others;
  core.say(one, { type: 'ask', game: 1, want: { kind: 'bot', against: seat(gone) } });
  core.say(two, { type: 'answer', request: 1, agree: true });
  core.goneSince[gone] = null;
  expect(core.room.seats[gone]?.bot).toBe('expert');
  return { core, gone, others };
}

test('[R3, R5] the others agree that a bot plays on for a seat that is gone; its owner may take it back', () => {
  const core = CoreRoom.playing(3);
  const gone = playOf(core).toMove;
  core.goneSince[gone] = core.now;
  const [one = 0, two = 0] = [0, 1, 2].filter((at) => at !== gone);
  const ask = { type: 'ask', game: 1, want: { kind: 'bot', against: seat(gone) } } as const;
  // A short drop-out is no reason: nobody plays for it, and nobody can want that yet.
  core.wait(5 * 60 * SECOND - 1);
  expect(core.say(one, ask).refused).toEqual({ code: 'claim/too-early', ready: core.now + 1 });
  expect(botTurn(core.room)).toBeNull();
  core.wait(1);
  core.say(one, ask);
  const { events } = core.say(two, { type: 'answer', request: 1, agree: true });
  expect(events.slice(1)).toEqual([
    { type: 'requestClosed', request: 1, outcome: 'agreed', by: two },
    { type: 'botTookOver', seat: gone, level: 'expert' },
  ]);
  expect(botTurn(core.room)?.seat).toBe(gone);
  expect(core.say(gone, { type: 'pass' }).refused).toEqual({ code: 'room/bot-plays' });
  expect(core.say(gone, { type: 'takeBack', game: 1 }).events).toEqual([
    { type: 'seatTakenBack', seat: gone },
  ]);
  expect(botTurn(core.room)).toBeNull();
  expect(core.say(gone, { type: 'pass' }).refused).toBeNull();
});

test('[R6, R3] with the game a seat that was taken over is its owner’s again, who must ask for the rematch too', () => {
  const { core, gone, others } = withStandIn();
  passToTheEnd(core);
  expect(core.room.seats.map((holder) => holder?.bot)).toEqual([null, null, null]);
  for (const at of others) {
    expect(core.say(at, { type: 'rematch', game: 1 }).events).toEqual([{ type: 'rematchAsked', seat: at }]);
  }
  expect(core.room.game).toBe(1);
  expect(core.say(gone, { type: 'rematch', game: 1 }).events.map(({ type }) => type)).toEqual([
    'rematchAsked',
    'gameOpened',
  ]);
});

test('[R5, E7] whose seat a bot plays counts as gone: asked whether the game is called off, as who is gone is', () => {
  const { core, gone, others } = withStandIn();
  const [one = 0, two = 0] = others;
  core.say(one, { type: 'ask', game: 1, want: { kind: 'abort' } });
  const answer = { type: 'answer', request: 2, agree: true } as const;
  expect(core.say(two, answer).events.map(({ type }) => type)).toEqual(['requestAgreed']);
  expect(playOf(core).phase).toBe('playing');
  expect(core.say(gone, answer).events.map(({ type }) => type)).toEqual([
    ...['requestAgreed', 'requestClosed', 'ended', 'seedRevealed'],
  ]);
});

test('[R5, R3] and not asked about a claim: those who are here agree among themselves', () => {
  const { core, gone, others } = withStandIn();
  for (let bot = botTurn(core.room); bot !== null; bot = botTurn(core.room)) {
    core.take(onBot(core.room, bot, { type: 'pass' }, core.env()));
  }
  const absent = playOf(core).toMove;
  const [asker = 0] = others.filter((at) => at !== absent);
  core.goneSince[absent] = core.now;
  core.wait(5 * 60 * SECOND);
  expect(core.say(gone, { type: 'answer', request: 2, agree: false }).refused?.code).toBe('request/closed');
  core.say(asker, { type: 'ask', game: 1, want: { kind: 'end', against: seat(absent) } });
  expect(playOf(core).result?.reason).toBe('absence');
});

test('[C3, R3] its owner does not let a play stand for it: neither asked by a bot on turn nor heard', () => {
  const { core, gone } = withStandIn();
  expect(awaitedByBot(core.room)).not.toContain(gone);
  expect(core.say(gone, { type: 'accept', turn: 0 }).refused).toEqual({ code: 'room/bot-plays' });
});
