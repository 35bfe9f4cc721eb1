/** What one asks of the others, and who has answered. */
export interface RequestSaid {
  readonly text: string;
  readonly state: string;
}

/** What calling the game off takes, and the button that does it. */
export interface CallOffSaid {
  readonly text: string;
  readonly button: string;
}
