import { minutesText } from './words.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in seconds: `0:42`, `4:10`, `23 h 58 min`, `2 d 4 h`. */
export function lengthText(seconds: number): string {
  const rest = (unit: number, part: number): number => Math.floor((seconds % unit) / part);
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${rest(DAY, HOUR)} h`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${rest(HOUR, MINUTE)} min`;
  return minutesText(Math.floor(seconds / MINUTE), seconds % MINUTE);
}
