import type { LeadStory } from '../after/score-lines.ts';
import type { Names } from '../state/people.ts';

/** What is said of a finished game's course. Apart from the rest of the language: it is loaded with that. */
export interface AfterWords {
  readonly title: string;
  readonly plotTitle: string;
  /** Who led, and how far: what the plot shows. */
  readonly lead: (story: LeadStory, names: Names) => string;
  /** What a ring in the plot means. */
  readonly bingoKey: string;
  readonly best: string;
  readonly bingos: string;
  readonly average: string;
  readonly used: string;
  /** In the place of a figure that there is none of. */
  readonly none: string;
  /** A number with one decimal. */
  readonly decimal: (n: number) => string;
  /** A length of time that was used, of so many milliseconds. */
  readonly time: (time: number) => string;
  readonly picture: PictureWords;
}

/** Of the picture of a final board. */
export interface PictureWords {
  readonly title: string;
  readonly drawing: string;
  /** What the picture shows, for who does not see it. */
  readonly alt: (winner: string) => string;
  readonly save: string;
  readonly share: string;
  readonly close: string;
  /** That it could not be made or handed over. */
  readonly failed: string;
}
