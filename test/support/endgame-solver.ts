import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import { type Tile, tileValues } from '../../engine/equipment/tile-set.ts';
import type { MoveGenerator } from '../../engine/moves/move-generator.ts';
import type { MovePosition } from '../../engine/moves/move-position.ts';
import { physicalTile, takeFromRack } from '../../engine/play/rack-tiles.ts';
import { playKey } from './brute-force.ts';

/**
 * What the seat with the rack `own` still gains on the other, by looking at every line to its end. Nothing is left out;
 * only a state that was met before is not looked at again.
 */
export function endgameValue(
  generator: MoveGenerator,
  position: MovePosition,
  { end }: Ruleset,
  own: readonly Tile[],
  other: readonly Tile[],
): number {
  const { tileSet } = position.rules;
  const known = new Map<string, number>();
  const laid: string[] = [];
  const value = (tiles: readonly Tile[]): number => tileValues(tileSet, tiles);
  const best = (mine: readonly Tile[], theirs: readonly Tile[], passed: boolean): number => {
    const state = [[...laid].sort(), [...mine].sort(), [...theirs].sort(), passed].join('|');
    const before = known.get(state);
    if (before !== undefined) return before;
    const list = generator.allPlays(position, mine);
    const plays = Array.from({ length: list.count }, (_, index) => list.play(index));
    let most = passed ? value(theirs) - value(mine) : 0 - best(theirs, mine, true);
    for (const { tiles, score } of plays) {
      const kept = takeFromRack(mine, tiles.map(physicalTile));
      if (!kept.ok) throw new Error(kept.error.code);
      if (kept.value.length === 0 && !end.playOn) {
        const times = end.out === 'none' ? 1 : 2;
        most = Math.max(most, score + times * value(theirs));
        continue;
      }
      position.play(tiles);
      laid.push(playKey(tiles));
      most = Math.max(most, score - best(theirs, kept.value, false));
      laid.pop();
      position.undo(tiles);
    }
    known.set(state, most);
    return most;
  };
  return best(own, other, false);
}
