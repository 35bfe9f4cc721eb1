import { ok, type Result } from '../../base/result.ts';
import { MAX_SEATS } from '../../equipment/ruleset.ts';
import { assignPlayers } from './assign-players.ts';
import { fileLines } from './file-lines.ts';
import { badLine, type GcgError } from './gcg-error.ts';
import type { GcgGame, GcgPlayer } from './gcg-game.ts';
import { markThrough } from './mark-through.ts';
import { type OpenPragma, type ReadEntry, readEvent } from './read-event.ts';

/** What has been read so far. */
interface Draft {
  readonly players: Map<number, GcgPlayer>;
  readonly header: OpenPragma[];
  readonly entries: ReadEntry[];
  /** The pragma that a line of mere text continues. */
  open: OpenPragma | null;
}

/** The game of a GCG file (rule N2), from its bytes or its text; else the first line that is wrong. */
export function readGcg(input: string | Uint8Array): Result<GcgGame, GcgError> {
  const lines = fileLines(input);
  if (!lines.ok) return lines;
  const draft: Draft = { players: new Map(), header: [], entries: [], open: null };
  for (const [index, line] of lines.value.entries()) {
    const read = readLine(draft, line.trimEnd(), index + 1);
    if (!read.ok) return read;
  }
  const { header, entries } = draft;
  const players = Array.from({ length: draft.players.size }, (_, index) => draft.players.get(index + 1));
  if (players.length === 0 || !players.every((player) => player !== undefined)) {
    return badLine('gcg/player-missing', 1, '');
  }
  for (const pragma of [...header, ...entries.flatMap(({ after }) => after)]) {
    pragma.text = pragma.text.replace(/\n+$/, '');
  }
  const assigned = assignPlayers(players, entries);
  if (!assigned.ok) return assigned;
  const events = markThrough(assigned.value);
  return events.ok ? ok({ players, header, events: events.value }) : events;
}

function readLine(draft: Draft, text: string, line: number): Result<void, GcgError> {
  const { open } = draft;
  if (text.startsWith('>')) {
    const event = readEvent(text, line);
    if (!event.ok) return event;
    draft.entries.push({ ...event.value, after: [] });
    draft.open = null;
  } else if (text.startsWith('#')) {
    return readPragma(draft, text, line);
  } else if (open !== null) {
    open.text += `\n${text}`;
  } else if (text !== '') {
    return badLine('gcg/stray-text', line, text);
  }
  return ok(undefined);
}

function readPragma(draft: Draft, line: string, number: number): Result<void, GcgError> {
  const [, name = '', text = ''] = /^#(\S*)\s*(.*)$/su.exec(line) ?? [];
  const player = /^player(\d+)$/i.exec(name)?.[1];
  if (player !== undefined) {
    draft.open = null;
    return readPlayer(draft.players, Number(player), text, number);
  }
  draft.open = { name, text };
  (draft.entries.at(-1)?.after ?? draft.header).push(draft.open);
  return ok(undefined);
}

function readPlayer(
  players: Draft['players'],
  player: number,
  text: string,
  line: number,
): Result<void, GcgError> {
  const [, nick = '', name = ''] = /^(\S+)\s*(.*)$/su.exec(text) ?? [];
  if (nick === '' || player < 1 || player > MAX_SEATS) return badLine('gcg/bad-player', line, text);
  if (players.has(player)) return badLine('gcg/player-twice', line, text);
  players.set(player, { nick, name });
  return ok(undefined);
}
