/** What is said of the draw: how it is sealed before a game, and how it is verified behind it. */
export interface FairDrawWords {
  /** What the fingerprint is for. */
  readonly title: string;
  readonly purpose: string;
  readonly fingerprint: string;
  readonly copy: string;
  readonly copied: string;
  /** Where the browser does not let a page copy. */
  readonly selected: string;
  readonly verify: string;
  readonly verifyLead: string;
  readonly busy: string;
  readonly again: string;
  readonly save: string;
  readonly close: string;
  /** A way to the page for saved records. */
  readonly saved: string;
}
