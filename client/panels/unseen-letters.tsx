import type { VNode } from 'preact';
import { BLANK, type Tile } from '../../engine/equipment/tile-set.ts';
import { faceText } from '../../engine/notation/face-text.ts';
import { tileSet } from '../state/equipment.ts';
import { room } from '../state/room-state.ts';
import { unseen } from '../state/table.ts';
import type { TileCount } from '../state/unseen.ts';
import { isVowel as isVowelOf } from '../state/vowels.ts';

/** Each letter as often as it is not yet seen, with the shares of vowels and consonants. */
export function UnseenLetters(): VNode {
  const counts = unseen.value.filter(({ count }) => count > 0);
  const { vowels, consonants, blanks } = shares(counts);
  return (
    <>
      <div class="letters-place">
        <WholeSet />
        <ul class="letters" data-many={many(unseenTotal(counts))}>
          {counts.map(({ tile, count }) => (
            <li key={tile} class={isVowel(tile) ? 'vowel' : ''}>
              <span aria-hidden="true">{drawn(tile, count)}</span>
              <span class="unseen-text">
                {tile === BLANK ? 'blank' : tile}, {count}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <ul class="letter-split">
        <li style={{ '--share': Math.max(vowels, 6) }}>{counted(vowels, 'vowel')}</li>
        <li style={{ '--share': Math.max(consonants, 8) }}>{counted(consonants, 'consonant')}</li>
        <li style={{ '--share': 6 }}>{counted(blanks, 'blank')}</li>
      </ul>
    </>
  );
}

/** Keeps the place that all letters take, where the list stands above something that must not move. */
const WholeSet = (): VNode => (
  <ul class="letters whole-set" aria-hidden="true">
    {tileSet.value.kinds.map(({ tile, count }) => (
      <li key={tile}>{drawn(tile, count)}</li>
    ))}
  </ul>
);

const drawn = (tile: Tile, count: number): string => (tile === BLANK ? '□' : faceText(tile)).repeat(count);

/** How small the letters must be to fit a phone. */
function many(total: number): 'few' | 'some' | 'most' {
  if (total > 70) return 'most';
  return total > 55 ? 'some' : 'few';
}

/** How many tiles nobody at this screen has seen. */
export const unseenTotal = (counts: readonly TileCount[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

function shares(counts: readonly TileCount[]): { vowels: number; consonants: number; blanks: number } {
  const of = (is: (tile: Tile) => boolean): number => unseenTotal(counts.filter(({ tile }) => is(tile)));
  return {
    vowels: of(isVowel),
    consonants: of((tile) => tile !== BLANK && !isVowel(tile)),
    blanks: of((tile) => tile === BLANK),
  };
}

const isVowel = (tile: Tile): boolean => isVowelOf(room.value?.ruleset.tileSet ?? 'english', tile);

function counted(count: number, what: string): string {
  if (count === 1) return `1 ${what}`;
  return `${count === 0 ? 'no' : count} ${what}s`;
}
