/** What the button says of the board that plays by itself, while it does and while it does not. */
export interface LivingBoardWords {
  readonly pause: string;
  readonly playOn: string;
}
