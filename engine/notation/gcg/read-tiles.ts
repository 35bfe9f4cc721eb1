import type { GcgMark } from './gcg-game.ts';

const RACK = /^(?:\[[^[\]()\s]+\]|\p{L}\p{M}*|\?)*$/u;
const RACK_TILE = /\[[^\]]+\]|\p{L}\p{M}*|\?/gu;
const WORD = /^(?:\[[^[\]()\s]+\]|\p{L}\p{M}*|[.()])+$/u;
const WORD_TOKEN = /\[[^\]]+\]|\p{L}\p{M}*|[.()]/gu;

/** The tiles of a rack, upper case, `[CH]` being one; null where the text is no rack. */
export function readRack(text: string): readonly string[] | null {
  if (!RACK.test(text)) return null;
  return (text.match(RACK_TILE) ?? []).map((token) => faceOf(token).toUpperCase());
}

/**
 * A word square by square: lower case is a blank, `.` and what stands in parentheses lay there before. Null where the
 * text is no word. Letters that were there may also be written plainly, which only the board tells.
 */
export function readWord(text: string): readonly GcgMark[] | null {
  if (!WORD.test(text)) return null;
  const marks: GcgMark[] = [];
  let through = false;
  for (const token of text.match(WORD_TOKEN) ?? []) {
    if (token === '(' || token === ')') {
      if (through === (token === '(')) return null;
      through = !through;
    } else marks.push(markOf(token, through));
  }
  return through || marks.length === 0 ? null : marks;
}

function markOf(token: string, through: boolean): GcgMark {
  if (token === '.') return { letter: null, blank: false, through: true };
  const face = faceOf(token);
  const letter = face.toUpperCase();
  return { letter, blank: face !== letter && face === face.toLowerCase(), through };
}

const faceOf = (token: string): string => token.replace(/^\[(.*)\]$/u, '$1');
