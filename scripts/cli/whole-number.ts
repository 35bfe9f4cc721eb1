import { UsageError } from './command.ts';

/** A whole number from an option, or what it is where the option was not given. */
export function wholeNumber(name: string, text: string | undefined, otherwise: number, least = 0): number {
  if (text === undefined) return otherwise;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least)) throw new UsageError(`--${name} takes a whole number from ${least}, not ${text}.`);
  return number;
}
