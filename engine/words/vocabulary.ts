/** Parts of a word list that not only players know, the smaller first: each word of one is in the next and in the list. */
export const VOCABULARIES = ['everyday', 'common'] as const;

export type Vocabulary = (typeof VOCABULARIES)[number];
