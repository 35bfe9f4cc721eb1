import type { TileSetId } from '../../engine/equipment/tile-sets.ts';
import type { BotAnswer, BotQuestion } from '../../engine/moves/bots/bot.ts';
import type { BotLevel } from '../../engine/moves/bots/bot-level.ts';

/** Which words a level plays by. */
export interface WordsWanted {
  readonly tileSet: TileSetId;
  /** Id of the lexicon. */
  readonly lexicon: string;
  readonly level: BotLevel;
}

/** A question for a computer opponent. Plain data: it crosses from the page to its worker. */
export interface Asked {
  readonly question: BotQuestion;
  /** Id of the lexicon. */
  readonly lexicon: string;
  /** That of the bot's chance, hex. */
  readonly key: string;
}

/** What the page wants of its worker; each has a number, by which it is answered. */
export type ThinkerCall =
  | ({ readonly type: 'load'; readonly number: number } & WordsWanted)
  | ({ readonly type: 'ask'; readonly number: number } & Asked);

/** What comes of a call; `given-up`: another question came meanwhile. */
export type ThinkerReply =
  | { readonly type: 'loaded'; readonly number: number }
  | { readonly type: 'answer'; readonly number: number; readonly answer: BotAnswer }
  | { readonly type: 'given-up'; readonly number: number }
  | { readonly type: 'failed'; readonly number: number; readonly reason: string };

/** One end of what page and worker talk over: the worker itself, what it calls its own, or a port. */
export interface Port {
  readonly postMessage: (message: ThinkerCall | ThinkerReply) => void;
  readonly addEventListener: (type: 'message', listen: (event: MessageEvent) => void) => void;
}
