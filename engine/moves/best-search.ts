import type { Anagrams } from './anagrams.ts';
import { type AnchorBounds, anchorBounds } from './anchor-bounds.ts';
import type { Anchors } from './anchors.ts';
import { BestFind } from './best-find.ts';
import type { Evaluation } from './evaluation.ts';
import type { FoundPlay } from './found-play.ts';
import { Leaves } from './leaves.ts';
import type { MovePosition } from './move-position.ts';
import type { MoveRules } from './move-rules.ts';
import type { Find, PlaySearch } from './play-search.ts';
import { MAX_RACK, type RackTiles } from './rack-tiles.ts';
import { SubRacks } from './sub-racks.ts';

/**
 * Finds the best play without finding all: anchors are taken in the order of what their plays can be worth at most, until
 * none is left that can beat the best play so far. A bound is made cheaply at first, and with more look-ups when its
 * anchor's turn has come.
 */
export class BestSearch {
  private readonly rack: RackTiles;
  private readonly anchors: Anchors;
  private readonly search: PlaySearch;
  private readonly leaves = new Leaves();
  private readonly subRacks: SubRacks;
  private readonly bounds: AnchorBounds;
  private readonly best: BestFind;
  /** By anchor: what no play of it is worth more than; how many tiles such a play has at most, 0 while that is rough. */
  private worths = new Float64Array(0);
  private mosts = new Uint8Array(0);
  /** By how many tiles a play has: with no higher score it is not worth more than the best one. */
  private readonly floor = new Float64Array(MAX_RACK + 1);
  private atMost = 0;

  constructor(
    rules: MoveRules,
    rack: RackTiles,
    find: Find,
    anchors: Anchors,
    search: PlaySearch,
    anagrams: Anagrams,
  ) {
    this.rack = rack;
    this.anchors = anchors;
    this.search = search;
    this.subRacks = new SubRacks(rack, anagrams);
    this.bounds = anchorBounds(rules, rack, this.subRacks, anagrams.keys);
    this.best = new BestFind(rules, rack, this.leaves, find);
  }

  /** Looks at a find of the search. */
  readonly take = (): void => this.best.take();

  /** The best play through the anchors that were found; the search has begun and tells `take`. */
  run(position: MovePosition, evaluation: Evaluation): FoundPlay | null {
    this.begin(position, evaluation);
    const { anchors, best, mosts, worths } = this;
    for (;;) {
      let next = -1;
      let most = best.worth;
      for (let index = 0; index < anchors.count; index++) {
        const worth = worths[index] ?? 0;
        if (worth <= most) continue;
        most = worth;
        next = index;
      }
      if (next < 0) return best.play();
      if (mosts[next] === 0) {
        this.look(next, true);
      } else {
        worths[next] = Number.NEGATIVE_INFINITY;
        anchors.run(this.search, next, mosts[next] ?? 0);
        this.raiseFloor();
      }
    }
  }

  private begin(position: MovePosition, evaluation: Evaluation): void {
    const { count } = this.anchors;
    if (this.worths.length < count) {
      this.worths = new Float64Array(count * 2);
      this.mosts = new Uint8Array(count * 2);
    }
    this.atMost = evaluation.extra?.atMost ?? 0;
    this.leaves.find(this.rack, evaluation);
    this.best.clear(evaluation.extra);
    this.subRacks.clear();
    this.bounds.start(position);
    this.floor.fill(Number.NEGATIVE_INFINITY);
    for (let index = 0; index < count; index++) {
      this.look(index, false);
      this.mosts[index] = 0;
    }
  }

  /** Bounds what the plays of an anchor are worth. */
  private look(index: number, thorough: boolean): void {
    const { anchors, bounds, leaves, rack } = this;
    anchors.look(bounds, index, this.floor, thorough);
    let worth = Number.NEGATIVE_INFINITY;
    let most = 0;
    for (let count = 1; count <= rack.size; count++) {
      const score = bounds.scores[count] ?? 0;
      if (score < 0) continue;
      most = count;
      worth = Math.max(worth, score + (leaves.best[rack.size - count] ?? 0) + this.atMost);
    }
    this.worths[index] = worth;
    this.mosts[index] = most;
  }

  private raiseFloor(): void {
    const { size } = this.rack;
    for (let count = 1; count <= size; count++) {
      this.floor[count] = this.best.worth - (this.leaves.best[size - count] ?? 0) - this.atMost;
    }
  }
}
