import { join } from 'node:path';

/** Where the built word lists lie. */
export const LEXICA_FOLDER = join(import.meta.dirname, '../../.build/lexica');
