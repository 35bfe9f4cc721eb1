import { err, ok, type Result } from '../../engine/base/result.ts';
import type { Tile } from '../../engine/equipment/tile-set.ts';
import { checkPlay } from '../../engine/play/check-play.ts';
import type { Word } from '../../engine/words/lexicon.ts';
import { acceptPlay, challengeWords, exchange, letStand } from '../commands.ts';
import { sayLine } from '../i18n/line-sentences.ts';
import { say } from '../i18n/sentences.ts';
import { challengeable, namesWords } from '../state/challengeable.ts';
import { edit } from '../state/desk.ts';
import { type Draft, placements } from '../state/draft.ts';
import { board, layout, tileSet } from '../state/equipment.ts';
import { game, room } from '../state/room-state.ts';
import { standingPlay } from '../state/standing-play.ts';
import { myTurn, recall } from '../state/table.ts';
import { playDraft } from '../turn-commands.ts';
import { type Answer, asks, DONE, refused, wrong } from './answers.ts';
import type { LineError } from './line.ts';

/** Lays what lies as the rules want it, and plays it; on the turn of another it waits on the board. */
export function lay(draft: Draft): Answer {
  const ruleset = room.peek()?.ruleset;
  if (ruleset === undefined) return refused({ code: 'room/not-started' });
  const play = checkPlay(layout.peek(), tileSet.peek(), ruleset.bingo, board.peek(), placements(draft));
  if (!play.ok) return refused(play.error);
  edit((now) => ({ ...now, draft }));
  playDraft();
  return DONE;
}

export function onTurn(take: () => void): Answer {
  const now = game.peek();
  if (now?.phase === 'lastPlay') return refused({ code: 'turn/last-play-waits' });
  if (now !== null && !myTurn.peek()) return refused({ code: 'turn/not-yours', toMove: now.toMove });
  take();
  return DONE;
}

export function exchangeTiles(tiles: readonly Tile[]): Answer {
  const { inBag = 0 } = game.peek() ?? {};
  const needed = Math.max(tiles.length, room.peek()?.ruleset.exchange.minBag ?? 0);
  if (inBag < needed) return refused({ code: 'exchange/bag-too-small', inBag, needed });
  return onTurn(() => {
    recall();
    exchange(tiles);
  });
}

/** Challenges these words of the play, or all; where it can lose the game it asks first (rule U33). */
export function challengeLatest(names: readonly string[]): Answer {
  const play = challengeable.peek();
  if (!play.ok) return refused(play.error);
  const { turn, words } = play.value;
  const chosen = chooseWords(names, words);
  if (!chosen.ok) return wrong(chosen.error);
  if (chosen.value !== null && !namesWords.peek()) return refused({ code: 'challenge/words-not-in-rules' });
  const ruleset = room.peek()?.ruleset;
  const send = (): void => challengeWords(turn, chosen.value);
  if (ruleset?.challenge.rule === 'triple') {
    return asks(sayLine.confirm.challenge(say.rules(ruleset).challenge), send);
  }
  send();
  return DONE;
}

/** The places of these words; null for all of them. Where each counts, of several some must be named, or all. */
function chooseWords(
  names: readonly string[],
  words: readonly Word[],
): Result<readonly number[] | null, LineError> {
  const spelt = words.map((word) => word.join(''));
  if (names.length === 0) {
    return namesWords.peek() && words.length > 1 ? err({ code: 'line/which-words', words }) : ok(null);
  }
  const unknown = names.find((name) => !spelt.includes(name));
  if (unknown !== undefined) {
    const isAll = names.length === 1 && unknown === sayLine.all.toUpperCase();
    return isAll ? ok(null) : err({ code: 'line/no-such-word', word: unknown, words });
  }
  const chosen = spelt.flatMap((word, index) => (names.includes(word) ? [index] : []));
  return ok(chosen.length === words.length ? null : chosen);
}

/** Lets the play stand that waits for it, or for which a computer opponent waits. */
export function acceptLatest(): Answer {
  const { you } = room.peek() ?? {};
  const standing = standingPlay.peek();
  if (game.peek()?.wait?.answers.some(({ seat }) => seat === you)) acceptPlay();
  else if (standing !== null) letStand(standing.turn);
  else return wrong({ code: 'line/nothing-asked' });
  return DONE;
}
