import type { Said, VerdictSaid } from './language.ts';

/** What is said of games on this device alone. */
export interface DeviceWords {
  /** The way there, and the same where the server could not be reached. */
  readonly way: string;
  readonly instead: string;
  /** That there is no network, and what can be played without. */
  readonly offline: string;
  readonly choice: VerdictSaid & { readonly button: string };
  readonly opening: string;
  /** That what was kept cannot be played on. */
  readonly unreadable: Said;
  /** That words and opponent could not be loaded. */
  readonly notLoaded: Said;
  readonly again: string;
  /** In the place of "this room". */
  readonly here: string;
  /** In the place of the rules of this room: their title, and what opens them. */
  readonly rules: string;
  readonly allRules: string;
  /** In the place of the menu of the room. */
  readonly menu: string;
  readonly other: string;
}
