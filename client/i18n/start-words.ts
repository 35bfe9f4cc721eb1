/** What is said on the start page, and what it has in common with a room. */
export interface StartWords {
  readonly settings: string;
  readonly learn: string;
  readonly rules: string;
  readonly ownGames: string;
}
