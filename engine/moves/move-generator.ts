import { BLANK, type Tile } from '../equipment/tile-set.ts';
import type { Board } from '../play/board.ts';
import type { WordGraph } from '../words/word-graph.ts';
import { Anchors } from './anchors.ts';
import { blankChoices } from './blank-choices.ts';
import type { Evaluation } from './evaluation.ts';
import { type Line, MovePosition } from './move-position.ts';
import { type MoveEquipment, type MoveRules, moveRules } from './move-rules.ts';
import { type FoundPlay, PlayList } from './play-list.ts';
import { Find, type PlaySearch, playSearch } from './play-search.ts';
import { RackTiles } from './rack-tiles.ts';

/**
 * Finds legal plays (rules W1–W6, P1–P4) for one equipment and one word graph. It keeps its working memory and is used
 * for one search at a time.
 */
export class MoveGenerator {
  readonly graph: WordGraph;
  private readonly rules: MoveRules;
  private readonly rack: RackTiles;
  private readonly anchors = new Anchors();
  private readonly list: PlayList;
  private readonly search: PlaySearch;
  private line: Line | null = null;

  constructor(equipment: MoveEquipment, graph: WordGraph) {
    this.graph = graph;
    this.rules = moveRules(equipment);
    this.rack = new RackTiles(graph);
    const list = new PlayList(this.rules, graph);
    this.list = list;
    const find = new Find();
    let start = 0;
    const choices = blankChoices(this.rules, this.rack, find, (blanks, score) =>
      list.add(start, find.count, blanks, score),
    );
    this.search = playSearch(this.rules, graph, this.rack, find, () => {
      start = list.keepTiles(find.cells, find.letters, find.count);
      if (this.rack.blanks === 0) list.add(start, find.count, 0, find.score);
      else if (this.line !== null) choices(this.line.crossTimes);
    });
  }

  /** A board, ready for plays to be found on. Later changes of `board` do not reach it. */
  position(board: Board): MovePosition {
    return new MovePosition(this.rules, this.graph, board);
  }

  /** Every legal play, each once. The list is the generator's own and is overwritten by the next search. */
  allPlays(position: MovePosition, rack: readonly Tile[]): PlayList {
    this.list.clear();
    this.begin(position, rack);
    const { anchors } = this;
    for (let i = 0; i < anchors.count; i++) this.run(position, i);
    return this.list;
  }

  /** The play that is worth most, or null where there is none; of several that are worth the same always the same. */
  bestPlay(position: MovePosition, rack: readonly Tile[], evaluation: Evaluation): FoundPlay | null {
    const plays = this.allPlays(position, rack);
    let best: FoundPlay | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < plays.count; i++) {
      const play = plays.play(i);
      const kept = [...rack];
      for (const { letter, blank } of play.tiles) kept.splice(kept.indexOf(blank ? BLANK : letter), 1);
      const worth = play.score + evaluation.leave(kept) + (evaluation.extra?.of(play, kept) ?? 0);
      if (worth <= most) continue;
      most = worth;
      best = play;
    }
    return best;
  }

  /** Whether there is a legal play. */
  hasPlay(position: MovePosition, rack: readonly Tile[]): boolean {
    this.list.clear();
    this.begin(position, rack);
    const { anchors } = this;
    for (let i = 0; i < anchors.count && this.list.count === 0; i++) this.run(position, i);
    return this.list.count > 0;
  }

  private begin(position: MovePosition, rack: readonly Tile[]): void {
    this.rack.set(rack);
    this.anchors.find(position, this.rack);
    this.search.start(position, this.anchors.longest);
  }

  private run(position: MovePosition, anchor: number): void {
    const { cell, down, reach } = this.anchors;
    this.line = down[anchor] === 1 ? position.down : position.across;
    this.search.run(this.line, cell[anchor] ?? 0, reach[anchor] ?? 0, this.rack.size);
  }
}
