import type { FairDrawWords } from '../fair-draw-words.ts';

export const fairDraw: FairDrawWords = {
  title: 'Fair draw',
  purpose:
    'Every tile is drawn by a secret seed that the room fixes before the first draw. This is its fingerprint (SHA-256): another seed would have another one. Each player’s device adds a share of its own, so the room cannot choose a tile. When the game is over the seed is shown, and “Verify this game” makes every draw again. This device keeps the fingerprint to compare; copy it to keep it elsewhere too.',
  fingerprint: 'Fingerprint of the seed',
  copy: 'Copy the fingerprint',
  copied: 'Copied.',
  selected: 'The fingerprint is selected: copy it from the field.',
  verify: 'Verify this game',
  verifyLead: 'The whole game is played again from its record, in this page and on this device.',
  busy: 'Getting the record and playing it again.',
  again: 'Try again',
  save: 'Save the record',
  close: 'Close',
  saved: 'Verify a record',
};
