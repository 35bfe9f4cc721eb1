import { english } from './en/settings.ts';
import type { SettingsWords } from './settings-words.ts';

/** What the settings say, in the page's language. */
export const saySettings: SettingsWords = english;
