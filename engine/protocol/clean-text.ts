/** What has no shape of its own or turns the text around it: controls, marks of direction, fillers, lone halves. */
const UNSEEN =
  /\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}|\p{Default_Ignorable_Code_Point}|\p{Variation_Selector}|\u2800|\u{1d159}/gu;
/** What makes one picture of several emoji, or asks for the picture: unseen too, but it says what is seen. */
const JOINS =
  /(?<=\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f/gu;
/** Marks on one character, more than which no script has; what is piled higher paints over its neighbours. */
const PILED = /(\p{M}{4})\p{M}+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** A character with accents piled upon it is still one: this many UTF-16 units for each are enough for all scripts. */
const UNITS_PER_CHARACTER = 8;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * What a person typed as it is shown to others: NFC, in one line, whitespace joined, without what cannot be seen or
 * turns its surroundings, with at most four marks on a character.
 */
export function tidy(raw: string): string {
  // A line's end parts words; a mark of byte order, which counts as white space too, does not.
  const parts = (unseen: string): boolean => unseen !== '\ufeff' && unseen.trim() === '';
  const kept = new Set([...raw.matchAll(JOINS)].map(({ index }) => index));
  return raw
    .replace(UNSEEN, (unseen, at: number) => (kept.has(at) ? unseen : parts(unseen) ? ' ' : ''))
    .replace(/\s+/gu, ' ')
    .replace(PILED, '$1')
    .normalize('NFC')
    .trim();
}

/** Whether there is anything to see in a text. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/** Whether a text has at most `max` characters as people count them. */
export const fits = (text: string, max: number): boolean =>
  text.length <= max * UNITS_PER_CHARACTER && firstCharacters(text, max) === text;

/** What is the same for two texts that differ only in capitals, width or what cannot be seen. */
export const folded = (text: string): string => text.replace(UNSEEN, '').normalize('NFKC').toLowerCase();

/** What `text` begins with: so many characters as people count them. */
export function firstCharacters(text: string, count: number): string {
  return [...characters.segment(text)]
    .slice(0, count)
    .map(({ segment }) => segment)
    .join('');
}
