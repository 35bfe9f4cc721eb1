export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

/** A time as one says it; `seconds` are below 60, and not whole where the time is none of whole seconds. */
export interface TimeParts {
  readonly minutes: number;
  readonly seconds: number;
}

/** The parts of a time in milliseconds. */
export function partsOf(time: number): TimeParts {
  const minutes = Math.floor(time / MINUTE);
  return { minutes, seconds: (time - minutes * MINUTE) / SECOND };
}

/** The time of its parts, in milliseconds. */
export const timeOf = ({ minutes, seconds }: TimeParts): number =>
  minutes * MINUTE + Math.round(seconds * SECOND);
