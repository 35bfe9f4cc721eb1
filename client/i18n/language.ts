import type { Seat, Square } from '../../engine/base/units.ts';
import type { BoardLayout, Premium } from '../../engine/equipment/board-layout.ts';
import type { PresetId } from '../../engine/equipment/presets.ts';
import type { ClockRule, Ruleset } from '../../engine/equipment/ruleset.ts';
import type { Tile, TileSet } from '../../engine/equipment/tile-set.ts';
import type { ClaimKind } from '../../engine/game/claims.ts';
import type { GameResult, SeatGoneEvent } from '../../engine/game/events.ts';
import type { GameView } from '../../engine/game/view-types.ts';
import type { BoardTile } from '../../engine/play/board.ts';
import type { Play } from '../../engine/play/play.ts';
import type { Refusal } from '../../engine/protocol/errors.ts';
import type { SeatPresence } from '../../engine/protocol/server-message.ts';
import type { LexiconRef } from '../../engine/words/lexicon.ts';
import type { AbsenceNow } from '../state/absence.ts';
import type { DeskNews } from '../state/desk-news.ts';
import type { Dial } from '../state/game-clock.ts';
import type { ClockWarning } from '../state/game-time.ts';
import type { SquareJudgement } from '../state/judged.ts';
import type { Context, Names, People } from '../state/people.ts';
import type { Redemption } from '../state/redeeming.ts';
import type { OpenRequest } from '../state/requests.ts';
import type { Seating } from '../state/seating.ts';
import type { TableNews } from '../state/table-news.ts';
import type { EndedBy, StartingDraw, TurnRow, Verdict } from '../state/turns.ts';
import type { AlertWords } from './alert-words.ts';
import type { BotWords } from './bot-words.ts';
import type { ChatWords, PrivacyWords } from './chat-words.ts';
import type { DeviceWords } from './device-words.ts';
import type { FairDrawWords } from './fair-draw-words.ts';
import type { LineFrameWords } from './line-words.ts';
import type { DeletionWords, LinkWords, SeatMoveWords } from './link-words.ts';
import type { LookBackWords, WordsLaidWords } from './look-back-words.ts';
import type { MeaningWords } from './meaning-words.ts';
import type { OwnGamesWords } from './own-games-words.ts';
import type { CallOffSaid, RequestSaid } from './request-words.ts';
import type { RulesFormWords } from './rules-form-words.ts';
import type { StartWords } from './start-words.ts';
import type { TroubleWords } from './trouble-words.ts';

/** What happened in a sentence, and what stays safe in another. */
export interface Said {
  readonly text: string;
  readonly safe?: string;
}

/** How a challenge went, under a title. */
export interface VerdictSaid extends Said {
  readonly title: string;
}

/** What else there is to say of a square. */
export interface SquareNotes {
  /** What a challenge left on it. */
  readonly judgement: SquareJudgement | undefined;
  /** Whether the viewer may take the blank that lies there. */
  readonly isRedeemable: boolean;
  /** The words through it that were played. */
  readonly words: readonly string[];
}

/** What taking a blank off the board means, and the button that does it. */
export interface RedeemingSaid extends VerdictSaid {
  readonly button: string;
}

/** How things stand at the table. */
export interface NextThing {
  readonly game: GameView;
  /** Whether nothing lies on the board. */
  readonly isFirst: boolean;
  /** Seconds until the wait for the last play's answers is over; null where none runs. */
  readonly seconds: number | null;
}

/** A ruleset in sentences. */
export interface RulesInWords {
  /** Who begins. */
  readonly first: string;
  /** How long one may think, and what overtime costs. */
  readonly clock: string;
  /** The first of these alone, and the second; without a clock for the game there is no overtime. */
  readonly thinking: string;
  readonly overtime: string;
  /** What time opponents may give; empty without a clock. */
  readonly gift: string;
  readonly words: string;
  /** What a blank may be. */
  readonly letters: string;
  /** Who may challenge, what a failed challenge costs, how long a last play waits for one. */
  readonly who: string;
  readonly challenge: string;
  readonly lastPlay: string;
  /** All there is to say of challenges: these three, or that there are none. */
  readonly challenges: string;
  readonly exchange: string;
  readonly exchangeOrder: string;
  /** What becomes of a blank that was played. */
  readonly blanks: string;
  readonly bingo: string;
  readonly goingOut: string;
  /** What the tiles left over come to. */
  readonly racks: string;
  readonly scoreless: string;
  readonly tie: string;
  /** How a game is called off, and what can be claimed of who is gone. */
  readonly callingOff: string;
  readonly absence: string;
}

/** What a part of the rules is about. */
export type RuleTopic = 'first' | 'turn' | 'score' | 'words' | 'clock' | 'end' | 'absence';

/** A part of the rules told at length, with its title. */
export interface RulePart {
  readonly topic: RuleTopic;
  readonly title: string;
  readonly text: string;
}

/** A preset as it is offered. */
export interface PresetWords {
  readonly title: string;
  readonly note: string;
}

export type RefusalOf<Code extends Refusal['code']> = Extract<Refusal, { code: Code }>;

/** Codes of the API that the page has words of its own for. */
export const PROBLEM_CODES = [
  'net/offline',
  'net/unreadable',
  'server/failed',
  'room/unknown',
  'room/gone',
  'room/unavailable',
  'room/full',
  'room/seat-taken',
  'room/seat-locked',
  'room/removed',
  'room/locked',
  'room/no-such-seat',
  'room/already-started',
  'room/too-many-changes',
  'http/too-many',
  'name/empty',
  'name/too-long',
  'ruleset/conflict',
  'lexicon/none',
  'session/missing',
  'origin/not-allowed',
  'room/private',
  'room/not-private',
  'room/not-host',
  'link/not-valid',
  'link/seated',
  'room/not-seated',
  'invite/too-many',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Everything that a language says. */
export interface Language extends TroubleWords {
  readonly refusals: {
    readonly [Code in Refusal['code']]: (error: RefusalOf<Code>, context: Context) => Said;
  };
  readonly problems: { readonly [Code in ProblemCode]: Said };
  /** What was too much at once, and may be done again in so many seconds. */
  readonly tooMany: (seconds: number) => Said;
  /** For a code that this version does not know. */
  readonly unknownProblem: Said;
  /** The name at a seat; a number stands for one that nobody has given. */
  readonly nameAt: (names: Names, seat: Seat) => string;
  /** The name, or "You". */
  readonly nameOf: (seat: Seat, people: People) => string;
  readonly possessive: (seat: Seat, people: People) => string;
  /** `A, B and C` */
  readonly listed: (names: readonly string[]) => string;
  readonly points: (count: number) => string;
  readonly tiles: (count: number) => string;
  readonly words: (count: number) => string;
  readonly turns: (count: number) => string;
  /** A score; `change` is what was added to one. */
  readonly signed: (n: number) => string;
  readonly change: (n: number) => string;
  readonly turn: (row: TurnRow) => string;
  /** In the place of the last turn before the first. */
  readonly noTurn: string;
  /** What came of it: points, or that it was withdrawn. */
  readonly outcome: (row: TurnRow) => string;
  readonly verdict: (verdict: Verdict, people: People) => VerdictSaid;
  readonly displaced: (seat: Seat, count: number, people: People) => Said;
  /** The last turn and what comes now, to be read aloud. */
  readonly announcement: (
    game: Pick<GameView, 'phase' | 'toMove'>,
    last: TurnRow | undefined,
    people: People,
  ) => string;
  /** What is on the own rack, to be read aloud. */
  readonly holding: (rack: readonly Tile[]) => string;
  readonly tableTitle: (game: Pick<GameView, 'phase' | 'toMove' | 'seats'>, people: People) => string;
  readonly startingDraw: (draw: StartingDraw, names: Names) => string;
  /** What is to be done at the table now. */
  readonly nextThing: (next: NextThing, context: Context) => string;
  readonly deskNews: (news: DeskNews, context: Context) => string;
  /** What a draft comes to. */
  readonly draft: (play: Play) => string;
  /** That a turn waits for a line to the room. */
  readonly unsent: (type: 'place' | 'exchange' | 'pass') => string;
  /** That the room is silent about one that was sent. */
  readonly unanswered: (type: 'place' | 'exchange' | 'pass') => string;
  readonly silent: string;
  /** What resigning now would mean for the viewer. */
  readonly resigning: (game: Pick<GameView, 'seats'>, people: People) => string;
  /** What it takes to call the game off: nobody's consent where `alone`, else that of `others`. */
  readonly callOff: (alone: boolean, others: readonly Seat[], people: People) => CallOffSaid;
  readonly request: (open: OpenRequest, people: People) => RequestSaid;
  readonly news: (news: TableNews, people: People) => string;
  /** Since when a seat is gone and what can be claimed when; `mine` where the viewer may. */
  readonly absence: (now: AbsenceNow, mine: boolean, people: People) => Said;
  readonly absenceAloud: (now: AbsenceNow, mine: boolean, people: People) => string;
  readonly claimButtons: Readonly<Record<ClaimKind, (name: string) => string>>;
  readonly claim: (kind: ClaimKind, seat: Seat, people: People) => string;
  /** Who has to agree to a claim; empty where nobody does. */
  readonly consent: (others: readonly Seat[], people: People) => string;
  readonly redeeming: (redemption: Redemption, context: Context) => RedeemingSaid;
  readonly returned: (seat: Seat, people: People) => string;
  /** What a room waits for before its game. */
  readonly waiting: (seating: Seating, people: People) => Said;
  /** Who invites whoever has opened the link. */
  readonly invitation: (seats: readonly Seat[], people: People) => string;
  /** That no seat is free, and what goes on. */
  readonly full: (seating: Seating, game: GameView | null, people: People) => Said;
  readonly rules: (ruleset: Ruleset) => RulesInWords;
  /** The one of them about words. */
  readonly wordsRule: (ruleset: Pick<Ruleset, 'validation'>) => string;
  /** The whole of them, part by part. */
  readonly rulesAtLength: (ruleset: Ruleset) => readonly RulePart[];
  /** A clock in short, behind a comma. */
  readonly clock: (rule: ClockRule | null) => string;
  /** What a seat's clock shows. */
  readonly dial: (dial: Dial) => string;
  readonly clockWarnings: Readonly<Record<ClockWarning, string>>;
  /** What a clock on the page is worth while the room is not heard: the own one runs, or another's does. */
  readonly clockUnheard: Readonly<Record<'own' | 'other', string>>;
  readonly rulesForm: RulesFormWords;
  /** What a word list is worth; empty where there is nothing to say. */
  readonly lexiconNote: (lexicon: LexiconRef) => string;
  /** What a preset is in a line. */
  readonly presetNote: (preset: PresetId) => string;
  /** What a preset is called; null stands for rules of the host's own. */
  readonly preset: (preset: PresetId | null) => string;
  /** Who won, with the totals. */
  readonly winner: (result: GameResult, names: Names) => string;
  readonly howItEnded: (
    result: GameResult,
    rows: readonly TurnRow[],
    names: Names,
    endedBy: EndedBy,
  ) => string;
  /** The seat's place; `left` is why it has left the game, where it has. */
  readonly place: (result: GameResult, seat: Seat, left: SeatGoneEvent['cause'] | null) => string;
  /** Why a seat is out of the game, behind its name. */
  readonly leftBriefly: Readonly<Record<SeatGoneEvent['cause'], string>>;
  /** That a player does not look at the page, or is not connected. */
  readonly attendance: Readonly<Record<Exclude<SeatPresence, 'here'>, string>>;
  readonly square: (
    layout: BoardLayout,
    tileSet: TileSet,
    at: Square,
    tile: BoardTile | null,
    isDraft: boolean,
    notes?: SquareNotes,
  ) => string;
  readonly tile: (tileSet: TileSet, tile: Tile) => string;
  readonly premiums: Readonly<Record<Premium | 'star', string>>;
  readonly lookBack: LookBackWords;
  readonly wordsLaid: WordsLaidWords;
  readonly meanings: MeaningWords;
  readonly alerts: AlertWords;
  readonly bots: BotWords;
  readonly device: DeviceWords;
  readonly fairDraw: FairDrawWords;
  /** Puts the rack in the alphabet's order. */
  readonly sortRack: string;
  readonly line: LineFrameWords;
  readonly deletion: DeletionWords;
  readonly links: LinkWords;
  readonly seatMove: SeatMoveWords;
  readonly chat: ChatWords;
  readonly privacy: PrivacyWords;
  /** The way to what is said of privacy. */
  readonly privacyLink: string;
  readonly start: StartWords;
  readonly ownGames: OwnGamesWords;
}
