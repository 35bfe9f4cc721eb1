import type { PresetId } from '../../../engine/equipment/presets.ts';
import type { PresetWords } from '../language.ts';

/** What a preset is called; a ruleset without one is the host's own. */
export const presetTitle = (preset: PresetId | null): string =>
  preset === null ? 'Own rules' : PRESET_WORDS[preset].title;

/** What a preset is in a line. */
export const presetNote = (preset: PresetId): string => PRESET_WORDS[preset].note;

const PRESET_WORDS: Readonly<Record<PresetId, PresetWords>> = {
  casual: {
    title: 'Casual',
    note: 'A play with an unknown word is refused, so nobody loses a turn.',
  },
  classic: {
    title: 'Classic',
    note: 'Words stand until challenged. A challenge that fails costs a turn.',
  },
  tournament: {
    title: 'Tournament',
    note: 'For two, 25 minutes each. A challenge that fails costs a turn; going out gains twice the other rack.',
  },
  wespa: {
    title: 'International',
    note: 'As Tournament, but a challenge that fails brings the other 5 points for each word.',
  },
  ez10: {
    title: 'Play on',
    note: 'A challenge that fails costs your last score. Nobody goes out: play goes on until all pass.',
  },
  norwegian: {
    title: 'Norwegian',
    note: 'As Classic, with Norwegian words and tiles. Nobody gains the tiles left over.',
  },
  nsf: {
    title: 'Norwegian tournament',
    note: 'For two, 30 minutes each. A challenge that fails costs the challenger 10 points; going out gains twice the other rack.',
  },
};
