/** What is said where a file is brought into the page. */
export interface FileFormWords {
  readonly title: string;
  readonly lead: string;
  /** What becomes of the file, in small print. */
  readonly note: string;
  readonly choose: string;
  /** Name of the field for a text. */
  readonly field: string;
  readonly submit: string;
}
