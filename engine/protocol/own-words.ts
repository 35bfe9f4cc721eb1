/**
 * What the page calls whoever looks at it, where others have their names. No name in a room reads so, or it would be
 * taken for the reader. Each language of the page adds its own.
 */
export const OWN_WORDS: readonly string[] = ['You', 'Your turn'];
