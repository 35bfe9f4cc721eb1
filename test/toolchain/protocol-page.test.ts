import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRESETS } from '../../engine/equipment/presets.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { END_REASONS, GONE_CAUSES } from '../../engine/game/events.ts';
import type { GameEventView } from '../../engine/game/view-types.ts';
import { ClientMessage } from '../../engine/protocol/client-message.ts';
import type { RoomEventView, ServerFrame } from '../../engine/protocol/server-message.ts';
import { CLOSE, PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import { ROOT } from '../../scripts/support/paths.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const PAGE = read('docs/PROTOCOL.md');

/** The page from one text to the next one. */
function between(start: string, end: string): string {
  const from = PAGE.indexOf(start);
  const to = PAGE.indexOf(end, from + start.length);
  if (from < 0 || to < 0) throw new Error(`docs/PROTOCOL.md has no more: ${from < 0 ? start : end}`);
  return PAGE.slice(from, to);
}

/** The cells of every row of a table, heads left out. */
const rows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|--'))
    .slice(1)
    .map((line) => line.slice(2, -1).split(/(?<!\\)\|/));

const ticked = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? '');
/** What is in backticks in the first cell of each row. */
const named = (text: string): string[] => rows(text).flatMap(([first]) => ticked(first));
/** What is in backticks, without the fields behind it. */
const words = (text?: string): string[] => ticked(text).map((word) => word.replace(/ .*/, ''));
const isCode = (word: string): boolean => /^[a-z]+\/[a-z-]+$/.test(word);
const sorted = <T>(list: Iterable<T>): T[] => [...new Set(list)].toSorted();
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, word]) => word ?? '');

/** Keys of a table that the type-checker holds to be whole. */
const all = <T extends string>(table: Record<T, true>): string[] => sorted(Object.keys(table));

test('[O11] the page has every message of a client, with its fields', () => {
  const section = between('### What a client says', '### What a room says');
  const commands = new Map(rows(section).map(([type, fields]) => [ticked(type)[0], ticked(fields)]));
  for (const { entries } of ClientMessage.options) {
    const {
      type,
      id: _,
      expect: __,
      lag: ___,
      ...fields
    } = { id: null, expect: null, lag: null, ...entries };
    const isCommand = 'id' in entries;
    const told = isCommand ? commands.get(type.literal) : fieldsInProse(section, type.literal);
    const names = told?.map((field) => field.replace(/[:? ].*/, '')).filter((name) => name !== 'lag');
    expect([type.literal, sorted(names ?? ['not there'])]).toEqual([
      type.literal,
      sorted(Object.keys(fields)),
    ]);
    commands.delete(type.literal);
  }
  // What heads a table.
  expect([...commands.keys()].filter((word) => word !== 'type')).toEqual([]);
});

/** Of `{type: "sync", after}`: `after`. */
function fieldsInProse(section: string, type: string): string[] | undefined {
  const shape = ticked(section).find((word) => word.startsWith(`{type: "${type}"`));
  return shape?.slice(1, -1).split(', ').slice(1);
}

test('[O11] the page has every message of a room and every event', () => {
  const section = between('### Chat and visitors', '### How a game goes');
  const messages = found(section, /^\*\*`(\w+)`\*\*/gm);
  expect(sorted(messages)).toEqual(
    all<ServerFrame['type']>({
      update: true,
      refused: true,
      presence: true,
      chat: true,
      house: true,
      mark: true,
    }),
  );
  expect(sorted(named(between('| event of the room |', '| event of the game |')))).toEqual(
    all<RoomEventView['type']>({
      roomMade: true,
      gameOpened: true,
      seatTaken: true,
      botSeated: true,
      seatLeft: true,
      seatsSwapped: true,
      seatLocked: true,
      startAsked: true,
      renamed: true,
      nonceGiven: true,
      seatsFixed: true,
      rematchAsked: true,
      requestOpened: true,
      requestAgreed: true,
      requestClosed: true,
      botTookOver: true,
      seatTakenBack: true,
      letStand: true,
      inviteMade: true,
      inviteUsed: true,
      inviteWithdrawn: true,
      seatOffered: true,
      seatMoved: true,
      roomDeleted: true,
      seedRevealed: true,
      restored: true,
      lexiconChanged: true,
    }),
  );
  expect(sorted(named(between('| event of the game |', '\n\n`ended.reason`')))).toEqual(
    all<GameEventView['type']>({
      started: true,
      firstDrawn: true,
      dealt: true,
      played: true,
      exchanged: true,
      passed: true,
      redeemed: true,
      timeGiven: true,
      challenged: true,
      turnLost: true,
      seatGone: true,
      clock: true,
      lastPlayWaited: true,
      answerClock: true,
      accepted: true,
      ended: true,
    }),
  );
});

test('[O11] the page has every way in which a game ends or a seat leaves it', () => {
  const reasons = between('`ended.reason` is', '`standings`');
  const beside = ['ended.reason', 'triple', 'place'];
  expect(sorted(ticked(reasons).filter((word) => !beside.includes(word)))).toEqual(sorted(END_REASONS));
  const [causes] = rows(between('| event of the game |', '\n\n`ended.reason`')).filter(([type]) =>
    type?.includes('`seatGone`'),
  );
  expect(sorted(ticked(causes?.[2]).filter((word) => word !== 'cause'))).toEqual(sorted(GONE_CAUSES));
});

/** Frames with these faults close the socket. */
const CLOSES = ['wire/not-text', 'wire/too-long'];

test('[O11] the page has every code with which a command is refused, and no other', () => {
  const sources = ['engine/protocol/errors.ts', 'engine/game/errors.ts', 'engine/play/play.ts'];
  const declared = sources.flatMap((path) => found(read(path), /readonly code: '([^']+)'/g));
  const told = words(between('`error.code` is one of', '### How a game goes')).filter(isCode);
  expect(sorted(told)).toEqual(sorted(declared.filter((code) => !CLOSES.includes(code))));
});

test('[O11] the page has every error of the API with its status, and no other', () => {
  const source = globSync('worker/**/*.ts', { cwd: ROOT }).map(read).join('\n');
  const sent = [
    ...[...source.matchAll(/problem\(c, (\d{3}), '([^']+)'/g)].map(([, status, code]) => `${status} ${code}`),
    ...[...source.matchAll(/'([a-z]+\/[a-z-]+)': \[(\d{3}),/g)].map(
      ([, code, status]) => `${status} ${code}`,
    ),
  ];
  const told = rows(between('### Errors', '## The socket')).flatMap(([first = '', codes]) => {
    const statuses = first.trim().split(', ');
    // In a row with several, each code has one of them, in this order.
    return words(codes)
      .filter(isCode)
      .map((code, index) => `${statuses[index] ?? statuses[0]} ${code}`);
  });
  expect(sorted(told)).toEqual(sorted(sent));
});

test('[O11] the page has every close code, and no other', () => {
  const told = rows(between('### Close codes', 'Any other code')).map(([code]) => Number(code));
  expect(sorted(told)).toEqual(sorted(Object.values(CLOSE)));
  expect(PAGE).toContain(`protocol=${PROTOCOL_VERSION}&`);
});

test('[O11] the page has every preset and every tile set', () => {
  const presets = between('exactly one of `preset` (', ') and a whole `ruleset`');
  expect(sorted(ticked(presets).filter((word) => word !== 'preset'))).toEqual(sorted(Object.keys(PRESETS)));
  const [tileSets] = rows(between('**Ruleset**', 'Tiles that there is')).filter(([field]) =>
    field?.includes('`tileSet`'),
  );
  expect(sorted(ticked(tileSets?.[1]))).toEqual(sorted(Object.keys(TILE_SETS)));
});

test('[O11] every file that the page on the architecture names is there', () => {
  const prose = read('docs/ARCHITECTURE.md').replace(/```[\s\S]*?```/g, '');
  const mentioned = ticked(prose).filter((word) => /^[\w/-]+(\.ts|\/)$/.test(word));
  expect(mentioned.length).toBeGreaterThan(40);
  const files = globSync(['engine/**', 'worker/**', 'client/**', 'scripts/**', 'test/**'], { cwd: ROOT });
  const isThere = (name: string): boolean =>
    files.some((file) => `/${file}/`.endsWith(`/${name.replace(/\/$/, '')}/`));
  const missing = mentioned.filter((name) => !isThere(name));
  expect(missing).toEqual([]);
});

test('[O11] the page on the architecture has every file to which an action goes', () => {
  const list = /the file of its kind \(([^)]+)\)/.exec(read('docs/ARCHITECTURE.md'))?.[1] ?? '';
  const act = /^function act[\s\S]+?^}/m.exec(read('engine/game/reduce.ts'))?.[0] ?? '';
  const imported = [
    ...read('engine/game/reduce.ts').matchAll(/^import \{ ([^}]+) \} from '\.\/([\w-]+\.ts)'/gm),
  ];
  const called = imported.filter(([, names = '']) =>
    names.split(', ').some((name) => new RegExp(`\\b${name}\\(`).test(act)),
  );
  const helpers = ['result.ts', 'step.ts'];
  expect(sorted(ticked(list))).toEqual(
    sorted(called.map(([, , file]) => file ?? '').filter((file) => !helpers.includes(file))),
  );
});
