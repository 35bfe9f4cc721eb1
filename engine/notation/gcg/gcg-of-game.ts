import { equipmentOf } from '../../equipment/equipment.ts';
import type { Ruleset } from '../../equipment/ruleset.ts';
import type { GameEvent } from '../../game/events.ts';
import type { GameEventView, Viewer } from '../../game/view-types.ts';
import type { GameRecord } from '../../protocol/record.ts';
import type { LexiconRef } from '../../words/lexicon.ts';
import { facesText } from './faces-text.ts';
import { GameScribe } from './game-scribe.ts';
import type { GcgGame, GcgPragma } from './gcg-game.ts';
import { rulesNote } from './rules-note.ts';
import { withTotals } from './with-totals.ts';

/** A game under way, or over, as one viewer was told it. */
export interface GameTold {
  /** All of the game's events so far, whole or as the viewer sees them. */
  readonly events: readonly (GameEvent | GameEventView)[];
  readonly viewer: Viewer;
  /** By seat. */
  readonly names: readonly string[];
  readonly lexicon: LexiconRef | null;
  /** May be empty. */
  readonly title: string;
  /** What the room showed before the first draw (rule F1); null where it is not at hand. */
  readonly commitment: string | null;
}

const ID_DIGITS = 16;

/** What boards are called in files. */
const BOARD_NAMES: Record<Ruleset['board'], string> = { classic: 'standard15' };

/**
 * A game of ours as a GCG game (rule N2). The players are in the order of play, whoever began being the first. Of events
 * as one viewer sees them it has what they say: of the others' racks only what was played, of their exchanges the count.
 */
export function gcgOfGame(told: GameTold): GcgGame {
  const { events, viewer, names } = told;
  const started = events.find((event) => event.type === 'started');
  const drawn = events.find((event) => event.type === 'firstDrawn');
  if (!started || !drawn) throw new Error('a game that has not begun');
  const scribe = new GameScribe(names, drawn.first, viewer);
  for (const event of events) scribe.write(event);
  const over = events.some((event) => event.type === 'ended');
  // Of a game under way the viewer's own rack is written behind all else.
  if (!over) appendRack(scribe, started.ruleset, viewer);
  return {
    players: scribe.players,
    header: [...headerOf(told, started.ruleset, over), ...scribe.opening],
    events: withTotals(scribe.events),
  };
}

function appendRack(scribe: GameScribe, ruleset: Ruleset, viewer: Viewer): void {
  const rack = viewer === null ? null : scribe.rackOf(viewer);
  if (viewer === null || rack === null) return;
  const text = facesText(equipmentOf(ruleset).tileSet, rack);
  scribe.append({ name: `rack${scribe.playerOf(viewer) + 1}`, text });
}

/** The whole of a finished game. */
export function gcgOfRecord(record: GameRecord): GcgGame {
  const events = record.steps.flatMap((step) => step.events);
  const { names, lexicon, commitment } = record;
  return gcgOfGame({ events, viewer: null, names, lexicon, title: '', commitment });
}

function headerOf(
  { title, lexicon, commitment }: GameTold,
  ruleset: Ruleset,
  over: boolean,
): readonly GcgPragma[] {
  return [
    { name: 'title', text: title },
    { name: 'id', text: commitment === null ? '' : `crosstile ${commitment.slice(0, ID_DIGITS)}` },
    { name: 'lexicon', text: lexicon?.title ?? '' },
    { name: 'tile-distribution', text: ruleset.tileSet },
    { name: 'board-layout', text: BOARD_NAMES[ruleset.board] },
  ]
    .filter(({ text }) => text !== '')
    .concat(over ? [] : [{ name: 'incomplete', text: '' }])
    .concat(rulesNote(ruleset));
}
