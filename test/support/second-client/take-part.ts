import * as v from 'valibot';
import { randomHex } from './api.ts';
import { readBoard, SIZE } from './board.ts';
import * as deeds from './deeds.ts';
import type { GameView, Placement, Update } from './messages.ts';
import type { OwnWords } from './own-words.ts';
import type { Answer, Player, Wish } from './player.ts';
import { findPlay } from './word-finder.ts';

/** How somebody plays. */
export interface Habits {
  /** A number in [0, 1). */
  chance(): number;
  /** How often a play is laid without a look at the words, where words can be challenged. */
  readonly bluffs: number;
  /** How often a bad word of another is challenged. */
  readonly challenges: number;
}

/** What another may have done in the meantime: look again. */
const OVERTAKEN = [
  'room/stale',
  'turn/not-yours',
  'challenge/closed',
  'challenge/already-judged',
  'answer/not-asked',
  'game/over',
];

/**
 * Plays a seat's part of game `number`, from the nonce to the end; resolves with the nonce, empty where another had given
 * it. Throws where the room refuses what the rules allow.
 */
export async function takePart(
  player: Player,
  number: number,
  words: OwnWords,
  habits: Habits,
): Promise<string> {
  const { room } = await player.until((update) => update.room.game === number && update.room.you !== null);
  const { you } = room;
  if (you === null) throw new Error('who has no seat takes no part');
  const nonce = room.seats[you]?.ready ? '' : randomHex();
  if (nonce !== '') {
    const wish = { type: 'nonce', game: number, nonce };
    mustBeDone(await player.command(wish, deeds.inGame(number, deeds.gaveNonce(you))));
  }
  const looked = new Set<number>();
  for (;;) {
    const update = await player.until((each) => isMine(each, number, looked));
    const { game } = update;
    if (game === null || update.room.phase === 'over' || update.room.game > number) return nonce;
    const deed = nextDeed(game, update.room, words, habits, looked);
    if (deed === null) continue;
    const answer = await player.command(deed.wish, deeds.inGame(number, deed.what));
    learn(answer, words);
  }
}

interface Deed {
  readonly wish: Wish;
  readonly what: string;
}

/** Whether there is something to do for the viewer: a turn, an answer, a look at another's play; or nothing ever again. */
function isMine({ room, game }: Update, number: number, looked: ReadonlySet<number>): boolean {
  if (room.game > number || room.phase === 'over') return true;
  if (game === null) return false;
  if (game.phase === 'lastPlay') return game.wait?.answers.some(({ seat }) => seat === room.you) ?? false;
  const { latestPlay } = game;
  const isNew = latestPlay?.open && latestPlay.seat !== room.you && !looked.has(latestPlay.turn);
  return isNew || game.toMove === room.you;
}

function nextDeed(
  game: GameView,
  { you, ruleset }: Update['room'],
  words: OwnWords,
  habits: Habits,
  looked: Set<number>,
): Deed | null {
  const seat = you ?? -1;
  const { latestPlay, turn, rack } = game;
  if (latestPlay?.open && latestPlay.seat !== you && !looked.has(latestPlay.turn)) {
    looked.add(latestPlay.turn);
    const isBad = latestPlay.words.some((word) => !words.has(word.join('')));
    if (isBad && habits.chance() < habits.challenges) {
      const wish = { type: 'challenge', turn: latestPlay.turn, words: null };
      return { wish, what: deeds.challenged(latestPlay.turn, seat) };
    }
  }
  if (game.phase === 'lastPlay') {
    const asked = game.wait?.turn ?? turn;
    return { wish: { type: 'accept', turn: asked }, what: deeds.accepted(asked, seat) };
  }
  if (game.toMove !== you) return null;
  const board = readBoard(game.board);
  const mayBluff = ruleset.validation === 'challenge' && habits.chance() < habits.bluffs;
  const tiles = (mayBluff ? bluff(board, rack) : null) ?? findPlay(board, rack, words);
  if (tiles !== null) return { wish: { type: 'place', tiles }, what: deeds.placed(turn, seat, tiles) };
  const returned = rack.slice(0, Math.min(3, game.inBag));
  if (game.inBag >= 7 && habits.chance() < 0.8) {
    return {
      wish: { type: 'exchange', tiles: returned },
      what: deeds.exchanged(turn, seat, returned.length),
    };
  }
  return { wish: { type: 'pass' }, what: deeds.passed(turn, seat) };
}

/** One tile beside any other, whatever that spells; null on an empty board or with a blank in hand alone. */
function bluff(board: readonly (string | null)[], rack: readonly string[]): Placement[] | null {
  const letter = rack.find((tile) => tile !== '?');
  const square = board.findIndex((each, at) => each === null && at % SIZE > 0 && board[at - 1] !== null);
  if (letter === undefined || square < 0) return null;
  return [{ square, letter, blank: false }];
}

/** Strikes out what the room does not know. */
function learn(answer: Answer, words: OwnWords): void {
  if (answer.type === 'acked' || OVERTAKEN.includes(answer.code)) return;
  if (answer.code !== 'word/invalid') throw new Error(`refused: ${JSON.stringify(answer.error)}`);
  for (const word of v.parse(v.array(v.array(v.string())), answer.error.words)) words.strike(word.join(''));
}

function mustBeDone(answer: Answer): void {
  if (answer.type === 'refused') throw new Error(`refused: ${answer.code}`);
}
