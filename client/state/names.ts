import { cleanName } from '../../engine/protocol/names.ts';
import { deviceKeep } from './storage.ts';

const NAME = 'name';

const FIRST = [
  'Amber',
  'Brisk',
  'Calm',
  'Candid',
  'Clever',
  'Copper',
  'Daring',
  'Deft',
  'Early',
  'Eager',
  'Fabled',
  'Gentle',
  'Golden',
  'Hazel',
  'Humble',
  'Idle',
  'Jolly',
  'Keen',
  'Kindly',
  'Lucky',
  'Mellow',
  'Merry',
  'Nimble',
  'Northern',
  'Patient',
  'Plucky',
  'Quiet',
  'Rustic',
  'Sage',
  'Silver',
  'Steady',
  'Sunny',
  'Tidy',
  'Velvet',
  'Wandering',
  'Witty',
] as const;

const SECOND = [
  'Acorn',
  'Badger',
  'Beacon',
  'Birch',
  'Bramble',
  'Comet',
  'Crane',
  'Dormouse',
  'Ember',
  'Falcon',
  'Fern',
  'Fjord',
  'Gull',
  'Harbour',
  'Heron',
  'Ibex',
  'Juniper',
  'Kestrel',
  'Lantern',
  'Lark',
  'Lynx',
  'Maple',
  'Marten',
  'Meadow',
  'Otter',
  'Pebble',
  'Plover',
  'Puffin',
  'Quill',
  'Raven',
  'Robin',
  'Sparrow',
  'Thistle',
  'Vole',
  'Willow',
  'Wren',
] as const;

/** The name that this device goes by: the one last used on it, or a friendly one made up now and kept. */
export function friendlyName(): string {
  const known = cleanName(deviceKeep.get(NAME) ?? '');
  if (known.ok) return known.value;
  const name = inventName((bound) => Math.floor(Math.random() * bound));
  deviceKeep.set(NAME, name);
  return name;
}

/** Keeps a name that a room has accepted, for the next one; one that no room accepts is not kept. */
export function rememberName(name: string): void {
  const cleaned = cleanName(name);
  if (cleaned.ok) deviceKeep.set(NAME, cleaned.value);
}

/** Two words, like Quiet Heron; `below` gives a whole number in [0, bound). */
export function inventName(below: (bound: number) => number): string {
  return `${FIRST[below(FIRST.length)]} ${SECOND[below(SECOND.length)]}`;
}
