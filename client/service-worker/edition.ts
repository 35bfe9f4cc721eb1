/** The files of one build of the page, by their paths. */
export interface Edition {
  /** Another one for each build. */
  readonly version: string;
  /** The page's script, by which it says which build it is of. */
  readonly script: string;
  /** Had before this edition is used: the page's files with a hash in their names. */
  readonly shell: readonly string[];
  /** Had before it is used too, but by names that stay the same over builds. */
  readonly loose: readonly string[];
  /** What a game on this device needs besides; large, and fetched when the page has time. */
  readonly words: readonly string[];
  /** All files with a hash in their names: one that is kept is never out of date. */
  readonly hashed: readonly string[];
}

/** The page's one document. */
export const DOCUMENT = '/';

/** What the page asks of the service worker. */
export type Wish =
  /** To take the place of the one before; `script` is the page's own. */
  | { readonly type: 'takeOver'; readonly script: string }
  /** To fetch the words of games on this device. */
  | { readonly type: 'keepWords' };
