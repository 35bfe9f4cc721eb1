import type { Ruleset, RulesetFault, ScorelessKind } from '../../engine/equipment/ruleset.ts';
import type { Language } from '../../engine/words/languages.ts';
import type { ClockChoice } from '../setup/clock-choice.ts';
import type { GiftChoice } from '../setup/gift-choice.ts';
import type { OvertimeChoice } from '../setup/overtime-choice.ts';

/** A field of the form, and what it may be. */
export interface ChoiceWords<Value extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
}

type Points = NonNullable<Ruleset['challenge']['points']>;

/** What the fields are called in the form that makes a room; what a choice comes to is said by `rules`. */
export interface RulesFormWords {
  readonly groups: Readonly<Record<'start' | 'words' | 'exchange' | 'bonus' | 'end', string>>;
  readonly language: ChoiceWords<Language>;
  /** What is played with. */
  readonly equipment: (tileSet: Language) => string;
  readonly clock: ChoiceWords<ClockChoice>;
  /** Of a clock of one's own: its time for the game and the seconds that each turn adds, or its time for each turn. */
  readonly initial: string;
  readonly increment: string;
  readonly perTurn: string;
  /** The two parts of a time, as they are said and as they stand behind their numbers. */
  readonly time: Readonly<Record<'minutes' | 'minutesBriefly' | 'seconds' | 'secondsBriefly', string>>;
  readonly overtime: ChoiceWords<OvertimeChoice>;
  readonly perMinute: string;
  readonly maxMinutes: string;
  readonly gift: ChoiceWords<GiftChoice>;
  readonly giftSeconds: string;
  readonly first: ChoiceWords<Ruleset['first']>;
  /** Tiles that the bag must hold for an exchange. */
  readonly minBag: string;
  readonly order: ChoiceWords<Ruleset['exchange']['order']>;
  readonly validation: ChoiceWords<Ruleset['validation']>;
  readonly rule: ChoiceWords<Exclude<Ruleset['challenge']['rule'], 'void'>>;
  readonly points: string;
  readonly per: ChoiceWords<Points['per']>;
  readonly to: ChoiceWords<Points['to']>;
  readonly who: ChoiceWords<Ruleset['challenge']['who']>;
  /** Seconds that a last play waits. */
  readonly finalWindow: string;
  readonly blanks: ChoiceWords<'stay' | 'redeem'>;
  readonly bingoTiles: string;
  readonly bingoPoints: string;
  readonly goingOut: ChoiceWords<'ends' | 'playOn'>;
  readonly racks: ChoiceWords<Ruleset['end']['out']>;
  readonly kinds: ChoiceWords<ScorelessKind>;
  readonly perSeat: string;
  readonly tie: ChoiceWords<Ruleset['tie']>;
  /** What contradicts what, or what a number may be; at its field. */
  readonly fault: (fault: RulesetFault) => string;
  /** All that keeps the room from being made, away from the fields. */
  readonly faults: (faults: readonly RulesetFault[]) => readonly string[];
  /** Something else than a whole number was typed. */
  readonly notWhole: string;
}
