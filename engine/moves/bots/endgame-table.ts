import type { TileSet } from '../../equipment/tile-set.ts';
import type { Placement } from '../../play/board.ts';
import type { FoundPlay } from '../found-play.ts';

/** What is known of a state of an endgame. */
export interface EndgameEntry {
  /** What the seat to move still gains on the other. */
  readonly value: number;
  /** Whether it is that, or at least or at most that. */
  readonly bound: 'is' | 'atLeast' | 'atMost';
  /** How many turns it was looked ahead; Infinity where no line was cut short. */
  readonly depth: number;
  /** What did best; null for a pass. */
  readonly best: FoundPlay | null;
}

/** Stands for a state: the same tiles laid by the same sides, and the same side to move. */
export interface StateKey {
  readonly high: number;
  readonly low: number;
}

export const FIRST_KEY: StateKey = { high: 0, low: 0 };

const LOW_BITS = 21;
const HANDED_ON = 1;
const FIRST_TILE = 2;
const SALTS = [0x9e_37_79_b9, 0x7f_4a_7c_15] as const;

/** Remembers states of one endgame (a transposition table; keys after Zobrist 1970). */
export class EndgameTable {
  private readonly entries = new Map<number, EndgameEntry>();
  private readonly codes: ReadonlyMap<string, number>;

  constructor({ alphabet }: TileSet) {
    this.codes = new Map(alphabet.map((letter, code) => [letter, code]));
  }

  get({ high, low }: StateKey): EndgameEntry | undefined {
    return this.entries.get((high >>> 0) * 2 ** LOW_BITS + (low >>> (32 - LOW_BITS)));
  }

  set({ high, low }: StateKey, entry: EndgameEntry): void {
    this.entries.set((high >>> 0) * 2 ** LOW_BITS + (low >>> (32 - LOW_BITS)), entry);
  }

  /** The state behind a turn of `side`, with the other on turn. A pass lays no tiles. */
  after(key: StateKey, side: 0 | 1, tiles: readonly Placement[]): StateKey {
    let high = key.high ^ mixed(HANDED_ON, SALTS[0]);
    let low = key.low ^ mixed(HANDED_ON, SALTS[1]);
    for (const { square, letter, blank } of tiles) {
      const code =
        FIRST_TILE + (((square << 6) | (this.codes.get(letter) ?? 0)) << 2) + (blank ? 2 : 0) + side;
      high ^= mixed(code, SALTS[0]);
      low ^= mixed(code, SALTS[1]);
    }
    return { high, low };
  }
}

/** 32 bits out of a number, well stirred. */
function mixed(code: number, salt: number): number {
  let hash = Math.imul(code, 0x85_eb_ca_77) ^ salt;
  hash = Math.imul(hash ^ (hash >>> 16), 0x21_f0_aa_ad);
  hash = Math.imul(hash ^ (hash >>> 15) ^ salt, 0x73_5a_2d_97);
  return hash ^ (hash >>> 15);
}
