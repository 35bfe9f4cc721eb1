/** A page that says one thing. */
interface PageSaid {
  readonly title: string;
  readonly text: string;
}

/** What is said where the page, a part of it, or its room does not come or fails. */
export interface TroubleWords {
  /** That a part of the page did not come, and what can be done. */
  readonly partLost: PageSaid & Readonly<Record<'again' | 'reload', string>>;
  /** That a script has failed: of the whole page, and over one that still stands. */
  readonly failure: PageSaid & Readonly<Record<'safe' | 'kept' | 'close', string>>;
  /** Why a room does not open: there is none, nothing is reached, or the server is and the room or its socket is not. */
  readonly noRoom: Readonly<Record<'unknown' | 'offline' | 'unanswered' | 'blocked', PageSaid>>;
  /** That the room is tried again: at a press, in so many seconds, now. */
  readonly reaching: {
    readonly tryNow: string;
    readonly again: (seconds: number) => string;
    readonly now: string;
  };
  /** Why a room has closed the line. */
  readonly closed: {
    readonly replaced: PageSaid & { readonly button: string };
    readonly skew: PageSaid;
    readonly other: PageSaid;
  };
}
