import type { Ruleset, RulesetError, ScorelessKind } from '../../engine/equipment/ruleset.ts';
import type { Language } from '../../engine/words/languages.ts';
import type { ClockChoice, GiftChoice } from '../setup/clock-choice.ts';

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
  /** Of a clock of one's own: its minutes for the game, and seconds that each turn adds. */
  readonly minutes: string;
  readonly increment: string;
  readonly gift: ChoiceWords<GiftChoice>;
  readonly first: ChoiceWords<Ruleset['first']>;
  readonly minBag: ChoiceWords<'1' | '7'>;
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
  /** What contradicts what. */
  readonly conflict: (error: RulesetError) => string;
}
