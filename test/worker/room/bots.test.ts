import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { bytesToHex } from '@noble/hashes/utils.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { botKey, committedDraws } from '../../../engine/base/committed-draws.ts';
import { PURPOSE } from '../../../engine/base/draw-source.ts';
import { millis, seat, seq as seqOf } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import { BOT_LEVELS, BOT_NAMES } from '../../../engine/moves/bots/bot-level.ts';
import { botQuestion } from '../../../worker/room/bots/bot-deeds.ts';
import { awaitedByBot, botTurn, isOverdue } from '../../../worker/room/bots/bot-turns.ts';
import { nextAlarm } from '../../../worker/room/decisions/deadlines.ts';
import { onBot } from '../../../worker/room/decisions/room-core.ts';
import { addBot, passToTheEnd, playOf, withBots } from '../support/bot-room.ts';
import { CoreRoom } from '../support/core-room.ts';
import { Device } from '../support/device.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { hex } from '../support/hex.ts';
import { someTurn } from '../support/play-on.ts';
import { stubOf } from '../support/table.ts';

fixChance(91);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const SECOND = 1000;
const ACCEPTED = { type: 'accept', turn: 0 } as const;

test('[R1, S0] the host puts a bot on a free seat, and the game begins without a nonce of its', () => {
  const core = new CoreRoom(2, PRESETS.casual);
  core.sit('a');
  expect(addBot(core, 1).events).toEqual([
    { type: 'botSeated', seat: 1, member: 2, level: 'expert', name: 'Vera' },
  ]);
  expect(core.room.play).toBeNull();
  const begun = core.say(0, { type: 'nonce', game: 1, nonce: '0'.repeat(32) });
  expect(begun.events.map(({ type }) => type)).toEqual([
    ...['nonceGiven', 'seatsFixed', 'started', 'firstDrawn', 'dealt'],
  ]);
});

test('[R1] only the host, only on a seat that is free and open, and a bot is freed as a person is', () => {
  const core = new CoreRoom(4, PRESETS.casual);
  core.sit('a');
  core.sit('b');
  expect(addBot(core, 2, 1).refused?.code).toBe('room/not-host');
  expect(addBot(core, 1).refused).toEqual({ code: 'room/seat-taken', seat: 1 });
  core.say(0, { type: 'lock', seat: seat(3), locked: true });
  expect(addBot(core, 3).refused).toEqual({ code: 'room/seat-locked', seat: 3 });
  addBot(core, 2);
  expect(core.say(0, { type: 'free', seat: seat(2) }).events).toEqual([{ type: 'seatLeft', seat: 2 }]);
  expect(core.sit('c')).toBe(2);
  expect(core.room.play).toBeNull();
});

test('[R1] two bots have two names, and a bot is never host', () => {
  const core = new CoreRoom(4, PRESETS.casual);
  core.sit('a');
  core.sit('b');
  addBot(core, 2);
  addBot(core, 3);
  expect(core.room.seats.map((holder) => holder?.name)).toEqual(['Player a', 'Player b', 'Vera', 'Vera 2']);
  core.say(0, { type: 'leave' });
  expect(core.say(1, { type: 'lock', seat: seat(0), locked: true }).refused).toBeNull();
});

test('[R1] a bot acts by an alarm after a pause that hangs on the turn alone', () => {
  const core = withBots(2);
  if (playOf(core).toMove === 0) core.say(0, { type: 'pass' });
  const due = botTurn(core.room);
  expect(due?.seat).toBe(1);
  const pause = (due?.at ?? 0) - core.now;
  expect(pause).toBeGreaterThanOrEqual(1.2 * SECOND);
  expect(pause).toBeLessThan(3 * SECOND);
  expect(nextAlarm(core.room)).toBe(due?.at);
});

test('[R1, B4] a bot is shown what a person on its seat is, and a key that tells nothing of the seed', () => {
  const core = withBots(2);
  const seed = new Uint8Array(32).fill(7);
  const asked = botQuestion(core.room, { seat: seat(1), at: core.now }, seed);
  expect(asked.question.game).toEqual(core.told(1).game);
  expect(asked.key).toBe(bytesToHex(botKey(seed, [new Uint8Array(16), new Uint8Array()], seat(1), 0)));
  expect(JSON.stringify(asked)).not.toContain(bytesToHex(seed));
});

test('[F2, R1] each seat and turn of a bot has its own key, and the draws are the same without', () => {
  const seed = new Uint8Array(32).fill(3);
  const nonces = [new Uint8Array(16).fill(1), new Uint8Array()];
  const keys = [0, 1, 2, 3].flatMap((at) =>
    [0, 1, 2].map((turn) => bytesToHex(botKey(seed, nonces, seat(at), turn))),
  );
  expect(new Set(keys).size).toBe(12);
  expect(keys[0]).toHaveLength(64);
  const draws = committedDraws(seed, nonces);
  expect(draws.below(PURPOSE.tiles, 0, 100)).toEqual(draws.below(PURPOSE.tiles, 0, 100));
});

test('[R1] what the rules refuse of a bot is a pass, and its consent where a last play waits', () => {
  const core = withBots(2);
  if (playOf(core).toMove === 0) core.say(0, { type: 'pass' });
  const bot = botTurn(core.room);
  if (bot === null) throw new Error('no turn');
  const env = core.env();
  const off = onBot(core.room, bot, { type: 'place', tiles: [] }, env);
  expect(off.room.play?.scoreless).toBe(playOf(core).scoreless + 1);
  expect(onBot(core.room, bot, null, env).room.play?.turn).toBe(playOf(core).turn + 1);
  expect(isOverdue(bot, core.now)).toBe(false);
});

/** Two people and a bot, which is on turn behind a play that one of the people could still challenge. */
function playBeforeBot(ruleset: Ruleset): CoreRoom {
  const core = new CoreRoom(3, ruleset);
  for (const device of ['a', 'b']) core.sit(device);
  for (const at of [0, 1]) core.say(at, { type: 'nonce', game: 1, nonce: `${at}`.repeat(32) });
  addBot(core, 2);
  for (let n = 0; n < 3 && playOf(core).toMove !== 1; n++) {
    const bot = botTurn(core.room);
    if (bot === null) core.say(playOf(core).toMove, { type: 'pass' });
    else core.take(onBot(core.room, bot, { type: 'pass' }, core.env()));
  }
  core.say(1, someTurn(core.told(1), 2));
  return core;
}

const gameClock = (initial: number): Ruleset['clock'] => ({
  kind: 'game',
  initial: initial * SECOND,
  increment: 0,
  overtime: { perMinute: 10, maxMinutes: 1 },
});

test.each([
  ['as long as people, with time for it', gameClock(60), 8],
  ['so long that 20 seconds of the game are left', gameClock(25), 5],
  ['not at all with less', gameClock(12), 0],
  ['so long that 5 seconds of the turn are left', { kind: 'turn', perTurn: 10 * SECOND } as const, 5],
  ['as long as people, with time for the turn', { kind: 'turn', perTurn: 60 * SECOND } as const, 8],
])('[C3, R1, K1] with a clock a bot waits for a challenge %s', (_, clock, seconds) => {
  const core = playBeforeBot({ ...PRESETS.classic, clock });
  expect(awaitedByBot(core.room)).toEqual([0]);
  expect(botTurn(core.room)).toEqual({ seat: 2, at: core.room.turnAt + seconds * SECOND });
});

test('[R1, C4] a bot short of game time answers at once whether a last play stands', () => {
  const { room } = playBeforeBot({ ...PRESETS.classic, clock: gameClock(12) });
  const { play, turnAt } = room;
  if (play === null) throw new Error('no game');
  const answers = [{ seat: seat(2), left: millis(12 * SECOND), since: turnAt, changes: 0 }];
  const wait = { turn: 0, answers, until: turnAt };
  expect(botTurn({ ...room, play: { ...play, phase: 'lastPlay', wait } })).toEqual({ seat: 2, at: turnAt });
});

test('[C3, R1] a bot that would end the time for a challenge waits 8 seconds, or until all have let the play stand', () => {
  const core = playBeforeBot(PRESETS.classic);
  const before = core.room.turnAt;
  expect(awaitedByBot(core.room)).toEqual([0]);
  expect(botTurn(core.room)).toEqual({ seat: 2, at: before + 8 * SECOND });
  const { turn = 0 } = playOf(core).latestPlay ?? {};
  expect(core.say(1, { ...ACCEPTED, turn }).refused).toEqual({ code: 'answer/not-asked' });
  expect(core.say(0, { ...ACCEPTED, turn }).events).toEqual([{ type: 'letStand', seat: 0, turn }]);
  expect(core.say(0, { ...ACCEPTED, turn }).refused).toEqual({ code: 'answer/not-asked' });
  expect(botTurn(core.room)?.at).toBeLessThan(before + 3 * SECOND);
});

test('[R5] a bot is not asked: with a person and a bot the person alone calls the game off', () => {
  const core = withBots(2);
  for (let n = 0; n < 2; n++) {
    const bot = botTurn(core.room);
    if (bot === null) core.say(0, { type: 'pass' });
    else core.take(onBot(core.room, bot, { type: 'pass' }, core.env()));
  }
  expect(core.say(0, { type: 'ask', game: 1, want: { kind: 'abort' } }).refused).toBeNull();
  expect(playOf(core).result?.reason).toBe('abort');
});

test('[R6, R1] bots that the host has added agree to a rematch: it begins when the people have asked', () => {
  const core = withBots(3);
  core.say(0, { type: 'resign', game: 1 });
  passToTheEnd(core);
  core.say(0, { type: 'rematch', game: 1 });
  core.say(0, { type: 'nonce', game: 2, nonce: '1'.repeat(32) });
  expect(core.room.game).toBe(2);
  expect(core.room.play?.phase).toBe('playing');
  expect(core.room.seats.map((holder) => holder?.bot)).toEqual([null, 'expert', 'expert']);
});

test.each(BOT_LEVELS)(
  '[R6, U71] a bot of the level %s keeps it, and its name, from game to game',
  (level) => {
    const core = new CoreRoom(2, PRESETS.casual);
    core.sit('a');
    core.say(0, { type: 'nonce', game: 1, nonce: '0'.repeat(32) });
    const bot = { bot: level, name: BOT_NAMES[level] };
    expect(addBot(core, 1, 0, level).refused).toBeNull();
    expect(core.room.seats[1]).toMatchObject(bot);
    core.say(0, { type: 'resign', game: 1 });
    core.say(0, { type: 'rematch', game: 1 });
    core.say(0, { type: 'nonce', game: 2, nonce: '1'.repeat(32) });
    expect([core.room.game, core.room.play?.phase]).toEqual([2, 'playing']);
    expect(core.room.seats.find((holder) => holder?.bot)).toMatchObject(bot);
  },
);

test.each([
  ['of the game', PRESETS.tournament.clock, 25 * 60],
  ['of the turn', { kind: 'turn', perTurn: 10 * SECOND } as const, 10],
])('[R1, K5] a bot whose time %s is up does not act on an answer that it had before', (_, clock, seconds) => {
  const core = withBots(2, { ...PRESETS.casual, clock });
  if (playOf(core).toMove === 0) core.say(0, { type: 'pass' });
  const bot = botTurn(core.room);
  if (bot === null) throw new Error('no turn');
  const tiles = playOf(core).seats[1]?.rack.slice(0, 1) ?? [];
  const overtime = clock?.kind === 'game' ? 10 * 60 : 0;
  core.wait((seconds + overtime) * SECOND - 1);
  const inTime = onBot(core.room, bot, { type: 'exchange', tiles }, core.env());
  expect(inTime.room.play).toMatchObject({ toMove: 0, phase: 'playing' });
  core.wait(1);
  const seen = core.log.length;
  core.take(onBot(core.room, bot, { type: 'exchange', tiles }, core.env()));
  const types = core.log.slice(seen).flatMap(({ events }) => events.map(({ type }) => type));
  expect(types).not.toContain('exchanged');
  expect(types[0]).toBe('clock');
  expect(types[1]).toBe(clock?.kind === 'game' ? 'seatGone' : 'passed');
});

test('[R1] in a real room a bot thinks in its service and plays by the alarm, over an eviction too', async () => {
  const host = await Device.make();
  const room = await host.makeRoom({ preset: 'casual' });
  await host.sit(room, { name: 'Ida' });
  const player = await host.connect(room);
  await player.does({ type: 'addBot', seat: seat(1), level: 'expert' });
  const { game } = await player.does({ type: 'nonce', game: 1, nonce: hex(16) });
  let { seq } = player.now;
  if (game?.toMove === 0) ({ seq } = await player.does({ type: 'pass' }));
  const stub = stubOf(room);
  const alarm = await runInDurableObject(stub, (_, { storage }) => storage.getAlarm());
  expect(alarm).toBeGreaterThan(Date.now());
  await evictDurableObject(stub, { webSockets: 'hibernate' });
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  // It came before the pause was over, and was set again.
  expect(player.seq).toBe(seq);
  vi.setSystemTime(Date.now() + 4 * SECOND);
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  await player.reach(seqOf(seq + 1));
  const [event] = player.now.steps.at(-1)?.events ?? [];
  expect(event).toMatchObject({ type: 'played', seat: 1, verdict: 'valid' });
  expect(event).toMatchObject({ drawn: null });
});
