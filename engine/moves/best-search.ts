import type { WordGraph } from '../words/word-graph.ts';
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

const SIZES = MAX_RACK + 1;

/**
 * Finds the best play without finding all: anchors are taken in the order of what their plays can be worth at most, until
 * none is left that can beat the best play so far.
 */
export class BestSearch {
  private readonly rack: RackTiles;
  private readonly anchors: Anchors;
  private readonly search: PlaySearch;
  private readonly leaves = new Leaves();
  private readonly subRacks: SubRacks;
  private readonly bounds: AnchorBounds;
  private readonly best: BestFind;
  /** By anchor, `SIZES` numbers each: what no play of so many tiles is worth more than. */
  private worths = new Float64Array(0);
  /** By anchor: the highest of these. */
  private highest = new Float64Array(0);
  /** Anchors that may yet have the best play. */
  private open = new Int32Array(0);
  private openCount = 0;

  constructor(
    rules: MoveRules,
    rack: RackTiles,
    find: Find,
    anchors: Anchors,
    search: PlaySearch,
    anagrams: Anagrams,
    graph: WordGraph,
  ) {
    this.rack = rack;
    this.anchors = anchors;
    this.search = search;
    this.subRacks = new SubRacks(rack, anagrams);
    this.bounds = anchorBounds(rules, rack, this.subRacks, anagrams, graph);
    this.best = new BestFind(rules, rack, this.leaves, find);
  }

  /** Looks at a find of the search. */
  readonly take = (): void => this.best.take();

  /** The best play through the anchors that were found; the search has begun and tells `take`. */
  run(position: MovePosition, evaluation: Evaluation): FoundPlay | null {
    this.leaves.find(this.rack, evaluation);
    this.best.clear(evaluation.extra);
    this.subRacks.clear();
    this.bounds.start(position);
    this.boundAll(evaluation.extra?.atMost ?? 0);
    for (let next = this.takeHighest(); next >= 0; next = this.takeHighest()) {
      this.anchors.run(this.search, next, this.mostTiles(next));
    }
    return this.best.play();
  }

  private boundAll(atMost: number): void {
    const { anchors, bounds, leaves } = this;
    const { size } = this.rack;
    this.makeRoom(anchors.count);
    this.openCount = anchors.count;
    for (let index = 0; index < anchors.count; index++) {
      anchors.look(bounds, index);
      let highest = Number.NEGATIVE_INFINITY;
      for (let count = 1; count <= size; count++) {
        const score = bounds.scores[count] ?? 0;
        const worth =
          score < 0 ? Number.NEGATIVE_INFINITY : score + (leaves.best[size - count] ?? 0) + atMost;
        this.worths[index * SIZES + count] = worth;
        if (worth > highest) highest = worth;
      }
      this.highest[index] = highest;
      this.open[index] = index;
    }
  }

  private makeRoom(anchors: number): void {
    if (this.open.length >= anchors) return;
    this.worths = new Float64Array(2 * anchors * SIZES);
    this.highest = new Float64Array(2 * anchors);
    this.open = new Int32Array(2 * anchors);
  }

  /** Closes the open anchor with the highest bound and returns it; -1 when none can beat the best play. */
  private takeHighest(): number {
    const { open, highest } = this;
    const { worth } = this.best;
    let place = -1;
    let most = worth;
    let left = 0;
    for (let i = 0; i < this.openCount; i++) {
      const index = open[i] ?? 0;
      const bound = highest[index] ?? 0;
      if (!(bound > worth)) continue;
      if (bound > most) {
        most = bound;
        place = left;
      }
      open[left++] = index;
    }
    this.openCount = left;
    if (place < 0) return -1;
    const taken = open[place] ?? 0;
    this.openCount = left - 1;
    open.copyWithin(place, place + 1, left);
    return taken;
  }

  /** The most tiles with which an anchor may have a better play than the best one so far. */
  private mostTiles(index: number): number {
    let count = this.rack.size;
    while (count > 1 && !((this.worths[index * SIZES + count] ?? 0) > this.best.worth)) count--;
    return count;
  }
}
