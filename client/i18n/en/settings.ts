import type { SettingsWords } from '../settings-words.ts';

export const english: SettingsWords = {
  title: 'Settings',
  lead: 'For this device. They take effect at once.',
  theme: {
    legend: 'Theme',
    options: { system: 'By system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  },
  board: {
    legend: 'Board',
    options: { spruce: 'Spruce', harbour: 'Harbour', signal: 'Signal' },
  },
  tiles: {
    legend: 'Tiles',
    options: { birch: 'Birch', walnut: 'Walnut', clear: 'Clear' },
  },
  safe: 'Signal with Clear can be told apart by every kind of colour vision. On every board a ring or a disc is for a letter, a whole square for a word, each with its text.',
  alerts: 'Sounds and notifications',
  keys: {
    legend: 'Keyboard',
    everywhere: 'Keys count on the whole page',
    note: 'Letters, numbers and / lay tiles wherever you are at the table. Off, they do while the board or the rack has the focus.',
  },
  overruled:
    'High contrast has a board and tiles of its own. What you choose here shows with the other themes.',
};
