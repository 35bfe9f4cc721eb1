import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { hexToBytes } from '@noble/hashes/utils.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chanceOf } from '../../../engine/base/chance.ts';
import { seat, seq as seqOf } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { BotAnswer, BotQuestion } from '../../../engine/moves/bots/bot.ts';
import { BOT_LEVELS, type BotLevel } from '../../../engine/moves/bots/bot-level.ts';
import { vocabularyOf } from '../../../engine/moves/bots/habits.ts';
import { think } from '../../../engine/moves/bots/think.ts';
import type { RoomSummary } from '../../../engine/protocol/api.ts';
import { Bots } from '../../../worker/bots/bots.ts';
import * as lexica from '../../../worker/lexica.ts';
import { botsFor } from '../../../worker/room/bots/bot-caller.ts';
import { botQuestion } from '../../../worker/room/bots/bot-deeds.ts';
import type { Room } from '../../../worker/room/room.ts';
import { withBots } from '../support/bot-room.ts';
import { Device } from '../support/device.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { hex } from '../support/hex.ts';
import type { Player } from '../support/player.ts';
import { stubOf } from '../support/table.ts';

fixChance(92);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const SECOND = 1000;
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);
const alarmOf = (stub: DurableObjectStub<Room>) =>
  runInDurableObject(stub, (_, { storage }) => storage.getAlarm());

interface WithBot {
  readonly room: string;
  readonly stub: DurableObjectStub<Room>;
  readonly host: Device;
  readonly player: Player;
}

/** A person and a bot whose service is as `answer` makes it; the bot is on turn and its pause is over. */
async function botOnTurn(
  answer: typeof Bots.prototype.answer,
  ruleset: Ruleset = PRESETS.casual,
): Promise<WithBot & { hurries: () => readonly boolean[] }> {
  const service = vi.spyOn(Bots.prototype, 'answer').mockImplementation(answer);
  const host = await Device.make();
  const room = await host.makeRoom({ ruleset: structuredClone(ruleset) as never });
  await host.sit(room, { name: 'Ida' });
  const player = await host.connect(room);
  await player.does({ type: 'addBot', seat: seat(1), level: 'expert' });
  const { game } = await player.does({ type: 'nonce', game: 1, nonce: hex(16) });
  if (game?.toMove === 0) await player.does({ type: 'pass' });
  wait(4 * SECOND);
  return {
    room,
    stub: stubOf(room),
    host,
    player,
    hurries: () => service.mock.calls.map(([{ isHurried }]) => isHurried),
  };
}

/** It neither answers nor fails. */
const hangs = (): Promise<never> => new Promise(() => {});
const fails = (): Promise<never> => Promise.reject(new Error('down'));

test('[R1] a bot that never answers holds up nobody: the alarm comes to its end, commands and sockets are answered', async () => {
  const { room, stub, host, player } = await botOnTurn(hangs);
  const { seq } = player;
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  expect(await alarmOf(stub)).toBe(Date.now() + 5 * SECOND);
  expect((await player.does({ type: 'rename', name: 'Ada' })).seq).toBe(seq + 1);
  expect((await host.connect(room)).seq).toBe(seq + 1);
  expect((await (await Device.make()).connect(room)).now.game?.toMove).toBe(1);
});

test('[R1, D6] a room that wakes late goes on without its bot’s answer', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { room, stub, host, player } = await botOnTurn(fails);
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  vi.spyOn(Bots.prototype, 'answer').mockImplementation(hangs);
  const { seq } = player;
  await evictDurableObject(stub, { webSockets: 'close' });
  wait(61 * SECOND);
  const back = await host.connect(room);
  expect(back.now).toMatchObject({ seq, game: { toMove: 1 } });
  expect((await back.does({ type: 'rename', name: 'Ada' })).seq).toBe(seq + 1);
});

/** Alarm after alarm until the bot's turn is over; in seconds, when each of them came. */
async function untilItsTurnIsOver({ stub, room, host }: WithBot): Promise<readonly number[]> {
  const begun = Date.now();
  const looks: number[] = [];
  while (looks.length < 30) {
    const { game } = await (await host.get(`/api/rooms/${room}`)).json<RoomSummary>();
    if (game?.toMove === 0) return looks;
    vi.setSystemTime(Math.max((await alarmOf(stub)) ?? 0, Date.now()));
    await runDurableObjectAlarm(stub);
    looks.push((Date.now() - begun) / SECOND);
  }
  throw new Error('it is still on turn');
}

const lastEvents = async ({ host, room }: WithBot) => (await host.connect(room)).now.steps.at(-1)?.events;

test('[R1] a bot that never answers is looked at every 5 seconds, asked anew in a hurry after 20, and passes after a minute, with a line in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const table = await botOnTurn(hangs);
  expect(await untilItsTurnIsOver(table)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
  expect(table.hurries()).toEqual([false, true, true]);
  expect(await lastEvents(table)).toMatchObject([{ type: 'passed', seat: 1, by: 'seat' }]);
  expect(log.mock.calls).toEqual([[JSON.stringify({ code: 'room/bot-silent' })]]);
});

test('[R1] what the rules refuse of one is a pass, with a line in the log; a pass of its own has none', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const table = await botOnTurn(async () => ({ type: 'exchange', tiles: [] }));
  expect((await untilItsTurnIsOver(table)).length).toBeLessThanOrEqual(2);
  expect(await lastEvents(table)).toMatchObject([{ type: 'passed', seat: 1, by: 'seat' }]);
  expect(log.mock.calls).toEqual([[JSON.stringify({ code: 'room/bot-refused' })]]);
  log.mockClear();
  await untilItsTurnIsOver(await botOnTurn(async () => ({ type: 'pass' })));
  expect(log).not.toHaveBeenCalled();
});

test('[R1] one that fails passes after a minute, not before', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const table = await botOnTurn(fails);
  expect((await untilItsTurnIsOver(table)).at(-1)).toBe(60);
  expect(log.mock.calls.flat().join()).toContain('room/bot');
  expect(await lastEvents(table)).toMatchObject([{ type: 'passed', seat: 1, by: 'seat' }]);
});

test('[R1] an answer that comes when its time is past is acted upon at the next beat, whenever it came in between', async () => {
  let say = (_: BotAnswer): void => {};
  const { player, stub, room } = await botOnTurn(
    () =>
      new Promise((resolve) => {
        say = resolve;
      }),
  );
  const { seq } = player;
  await runDurableObjectAlarm(stub);
  expect(player.seq).toBe(seq);
  const beats = (await alarmOf(stub)) ?? 0;
  wait(2 * SECOND);
  // A promise belongs to the object that made it.
  await runInDurableObject(botsFor(env.BOTS, room), () => say({ type: 'pass' }));
  await vi.waitFor(async () => expect(await alarmOf(stub)).toBeLessThan(beats));
  const due = (await alarmOf(stub)) ?? 0;
  expect(due - Date.now()).toBeGreaterThan(0);
  expect(due - Date.now()).toBeLessThanOrEqual(1.5 * SECOND);
  await runDurableObjectAlarm(stub);
  expect(player.seq).toBe(seq);
  vi.setSystemTime(due);
  await runDurableObjectAlarm(stub);
  expect((await player.reach(seqOf(seq + 1))).game?.toMove).toBe(0);
});

test('[R1] what a bot thought of is dropped when nobody wants it any more, and not where its answer has come', async () => {
  const drop = vi.spyOn(Bots.prototype, 'drop').mockResolvedValue();
  const { player, room } = await botOnTurn(hangs);
  await player.does({ type: 'resign', game: 1 });
  await vi.waitFor(() => expect(drop.mock.calls).toEqual([[room]]));
  const answered = await botOnTurn(async () => ({ type: 'pass' }));
  await runDurableObjectAlarm(answered.stub);
  await answered.player.does({ type: 'resign', game: 1 });
  expect(drop).toHaveBeenCalledOnce();
});

test('[R1, Z5] the service thinks as the level that it is asked for, hurried too, with the words that this one knows', async () => {
  const core = withBots(2);
  const { question, key } = botQuestion(core.room, { seat: seat(1), at: core.now }, new Uint8Array(32));
  const bots = env.BOTS.getByName('bots-levels');
  const vocabularies = vi.spyOn(lexica, 'loadVocabulary');
  const ask = (level: BotLevel, isHurried: boolean) =>
    bots.answer({
      ...{ room: `${level} ${isHurried}`, turn: '1', lexicon: 'english', key, isHurried },
      question: { ...question, level },
    });
  const { words } = await lexica.loadLexicon(env.ASSETS, 'english', 'english');
  for (const level of BOT_LEVELS.filter((each) => each !== 'master')) {
    const vocabulary = vocabularyOf(level);
    const known =
      vocabulary === null ? words : await lexica.loadVocabulary(env.ASSETS, 'english', 'english', vocabulary);
    vocabularies.mockClear();
    const thought = think({ ...question, level }, { all: words, known }, chanceOf(hexToBytes(key)));
    let slice = thought.next();
    while (!slice.done) slice = thought.next();
    expect([await ask(level, false), await ask(level, true)]).toEqual([slice.value, slice.value]);
    expect(vocabularies).toHaveBeenCalledTimes(vocabulary === null ? 0 : 2);
  }
});

test('[R1, Z2] where more masters think than can, each has a turn all the same, some of them as an expert has it', async () => {
  const core = withBots(2);
  const { question, key } = botQuestion(core.room, { seat: seat(1), at: core.now }, new Uint8Array(32));
  const bots = env.BOTS.getByName('bots-crowd');
  const ask = (room: number, level: BotQuestion['level']) =>
    bots.answer({
      ...{ room: `${room}`, turn: '1', lexicon: 'english', key, isHurried: false },
      question: { ...question, level },
    });
  const expert = await ask(0, 'expert');
  const answers = Array.from({ length: 10 }, (_, room) => ask(room, 'master'));
  expect(expert?.type).toBe('place');
  expect(await Promise.all(answers.slice(4))).toEqual(Array(6).fill(expert));
  for (const room of [1, 2, 3]) await bots.drop(`${room}`);
  expect(await Promise.all(answers.slice(1, 4))).toEqual([null, null, null]);
  expect(await answers[0]).toMatchObject({ type: 'place' });
});

test('[K5, R1] its flag falls on time while it says nothing', async () => {
  const clock = { kind: 'turn', perTurn: 10 * SECOND } as const;
  const table = await botOnTurn(hangs, { ...PRESETS.casual, clock });
  expect(await untilItsTurnIsOver(table)).toEqual([0, 5, 6]);
  expect((await lastEvents(table))?.at(-1)).toMatchObject({ type: 'passed', seat: 1, by: 'clock' });
});
