import type { BotLevel } from '../../engine/moves/bots/bot-level.ts';
import type { Word } from '../../engine/words/lexicon.ts';

/** What a level of computer opponent is called, and how it plays in a sentence. */
export interface BotLevelWords {
  readonly title: string;
  readonly sentence: string;
}

/** What is said of computer opponents. */
export interface BotWords {
  readonly levels: Readonly<Record<BotLevel, BotLevelWords>>;
  /** What sits on a seat, behind its name. */
  readonly kind: (level: BotLevel) => string;
  /** On the start page: the way to a game against one, whom it is against, that it is being made. */
  readonly way: string;
  readonly against: (name: string, level: BotLevel) => string;
  readonly making: string;
  readonly choice: string;
  /** In a room that waits: a free seat gets one, a seat of one is freed. */
  readonly add: string;
  readonly addTo: (seat: string) => string;
  readonly addLead: string;
  readonly remove: (name: string) => string;
  /** That a game begins which waits for no person. */
  readonly beginning: string;
  /** Before `name`, whose turn it is, the play with `word` can be challenged. */
  readonly waits: (name: string, word: Word) => string;
  readonly letStand: string;
  /** Of the viewer's seat, which `name` has taken over. */
  readonly playsForYou: (name: string) => string;
  readonly hasYourTurn: (name: string) => string;
  readonly takeBack: string;
  /** The next game, where nobody else has to ask for it. */
  readonly again: string;
}
