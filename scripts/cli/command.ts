import { Problem } from '../support/fail.ts';

/** One command of the command line. */
export interface Command {
  /** Its name and what it takes, as the help shows it. */
  readonly usage: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** More about it, for its own help: paragraphs. */
  readonly help: readonly string[];
  /** Names of its options; each takes a value. `help` and `json` are every command's. */
  readonly options: readonly string[];
  /** How many operands it takes, at least and at most. */
  readonly operands: readonly [least: number, most: number];
  /** Throws a {@link UsageError} or a {@link BadFile}. */
  readonly run: (input: Input) => Answer;
}

export interface Input {
  readonly operands: readonly string[];
  /** By name; undefined where it was not given. */
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** What a command has found out. */
export interface Answer {
  /** Whether all is well; else the process ends with 1. */
  readonly ok: boolean;
  /** For people. */
  readonly lines: readonly string[];
  /** The same for programs, with `--json`; `ok` is put before it. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** The command was not understood, or names what is not there. Ends the process with 2. */
export class UsageError extends Problem {}

/** Why something was refused, for programs; it may tell more. */
export interface CodedError {
  readonly code: string;
  /** Of the file, from 1, where there is one to name. */
  readonly line?: number;
}

/** A file is not what it should be. Ends the process with 1; `--json` shows the error. */
export class BadFile extends Problem {
  readonly error: CodedError;

  constructor(message: string, error: CodedError) {
    super(message);
    this.error = error;
  }
}
