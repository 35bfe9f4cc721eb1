import type { LessonId } from '../learn/lessons.ts';

/** What the page for learners says: a catalogue of its own, loaded with it. */
export interface LearnWords {
  readonly title: string;
  readonly lessons: Readonly<Record<LessonId, LessonSaid>>;
  /** The choice of the rules that are learnt. */
  readonly rules: string;
  readonly step: (number: number, all: number) => string;
  /** How tiles are laid, for a finger or a mouse, and by keyboard. */
  readonly byHand: string;
  readonly byKeys: string;
  readonly next: string;
  readonly skip: string;
  readonly again: string;
  readonly end: {
    readonly title: string;
    readonly play: string;
    readonly anew: string;
    /** Over the choice of other rules. */
    readonly other: string;
  };
  readonly opening: string;
  /** The two seats. */
  readonly names: readonly [string, string];
}

interface LessonSaid {
  readonly title: string;
  readonly text: string;
  /** It was done. */
  readonly done: string;
  /** A turn was taken, and it was another one. */
  readonly missed: string;
}
