import type { PresetId } from '../../engine/equipment/presets.ts';

/** What a preset is called; a ruleset without one is the host's own. */
export function presetTitle(preset: PresetId | null): string {
  return preset === null ? 'Own rules' : TITLES[preset];
}

const TITLES: Readonly<Record<PresetId, string>> = { casual: 'Casual', classic: 'Classic' };
