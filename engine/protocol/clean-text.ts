/**
 * What has no shape of its own or turns the text around it: controls, marks of direction, fillers, lone halves. The
 * last four are of other kinds, and blank all the same.
 */
const UNSEEN =
  /\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}|\p{Default_Ignorable_Code_Point}|\p{Variation_Selector}|\u2800|\u{1107f}|\u{16fe4}|\u{1d159}/gu;
const PARTS_WORDS = /\p{White_Space}/u;
/** What makes one picture of several emoji, or asks for the picture: unseen too, but it says what is seen. */
const JOINS =
  /(?<=\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f/gu;
/** Marks on one character, more than which no script has; what is piled higher paints over its neighbours. */
const PILED = /(\p{M}{4})\p{M}+/gu;
/** Marks that have no character of their own to stand on: they would go on what stands before the text. */
const ASTRAY = /^[\p{M}\s]+/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** A character with accents piled upon it is still one: this many UTF-16 units for each are enough for all scripts. */
const UNITS_PER_CHARACTER = 8;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * What a person typed as it is shown to others: NFC, in one line, whitespace joined, without what cannot be seen or
 * turns its surroundings, with at most four marks on a character and none before the first.
 */
export function tidy(raw: string): string {
  const kept = new Set([...raw.matchAll(JOINS)].map(({ index }) => index));
  return (
    raw
      .replace(UNSEEN, (unseen, at: number) => (kept.has(at) ? unseen : PARTS_WORDS.test(unseen) ? ' ' : ''))
      .replace(/\s+/gu, ' ')
      .replace(ASTRAY, '')
      // Taken apart, so that a mark counts as one whether or not it comes with its letter.
      .normalize('NFD')
      .replace(PILED, '$1')
      .normalize('NFC')
      .trim()
  );
}

/** Whether there is anything to see in a text. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/** Whether a text has at most `max` characters as people count them. */
export const fits = (text: string, max: number): boolean =>
  text.length <= max * UNITS_PER_CHARACTER && firstCharacters(text, max) === text;

/** What is the same for two texts that differ only in capitals, width or what cannot be seen. */
export const folded = (text: string): string =>
  // By way of the capitals: letters may share one, and one letter's may be two.
  text.replace(UNSEEN, '').normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');

/** What `text` begins with: so many characters as people count them. */
export function firstCharacters(text: string, count: number): string {
  return [...characters.segment(text)]
    .slice(0, count)
    .map(({ segment }) => segment)
    .join('');
}
