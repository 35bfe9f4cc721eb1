import type { Tile } from '../equipment/tile-set.ts';
import type { Board } from '../play/board.ts';
import type { WordGraph } from '../words/word-graph.ts';
import { anagramsOf } from './anagrams.ts';
import { Anchors } from './anchors.ts';
import { BestSearch } from './best-search.ts';
import { blankChoices } from './blank-choices.ts';
import type { Evaluation } from './evaluation.ts';
import type { FoundPlay } from './found-play.ts';
import { MovePosition } from './move-position.ts';
import { type MoveEquipment, type MoveRules, moveRules } from './move-rules.ts';
import { PlayList } from './play-list.ts';
import { Find, type PlaySearch, playSearch } from './play-search.ts';
import { RackTiles } from './rack-tiles.ts';

/**
 * Finds legal plays (rules W1–W6, P1–P4) for one equipment and one word graph. It keeps its working memory and does one
 * search at a time.
 */
export class MoveGenerator {
  readonly graph: WordGraph;
  /** How much memory the word list takes: the graph, and what was made of it to look words up by their letters. */
  readonly graphBytes: number;
  private readonly rules: MoveRules;
  private readonly rack: RackTiles;
  private readonly anchors: Anchors;
  private readonly list: PlayList;
  private readonly search: PlaySearch;
  private readonly best: BestSearch;
  /** What is done with each find. */
  private take: () => void;
  private readonly record: () => void;

  constructor(equipment: MoveEquipment, graph: WordGraph) {
    const rules = moveRules(equipment);
    const rack = new RackTiles(graph);
    const find = new Find();
    this.graph = graph;
    this.rules = rules;
    this.rack = rack;
    this.anchors = new Anchors(graph);
    this.list = new PlayList(rules);
    this.record = recorder(rules, rack, find, this.list);
    this.take = this.record;
    // One walk for all purposes: a second one would cost both what the compiler knows of the first.
    this.search = playSearch(rules, graph, rack, find, () => this.take());
    const anagrams = anagramsOf(graph);
    this.best = new BestSearch(rules, rack, find, this.anchors, this.search, anagrams, graph);
    this.graphBytes = graph.nodes.byteLength + anagrams.bytes;
  }

  /** A board, made ready for plays to be found on. Later changes of `board` do not reach it. */
  position(board: Board): MovePosition {
    return new MovePosition(this.rules, this.graph, board);
  }

  /** Every legal play, each once. The list is the generator's own and is overwritten by the next search. */
  allPlays(position: MovePosition, rack: readonly Tile[]): PlayList {
    this.list.clear();
    this.begin(position, rack, this.record);
    this.search.start(position, this.anchors.wanted, this.anchors.longest + 1);
    for (let index = 0; index < this.anchors.count; index++)
      this.anchors.run(this.search, index, this.rack.size);
    return this.list;
  }

  /** Whether there is a legal play. */
  hasPlay(position: MovePosition, rack: readonly Tile[]): boolean {
    this.list.clear();
    this.begin(position, rack, this.record);
    this.search.start(position, this.anchors.wanted, 0);
    for (let index = 0; index < this.anchors.count && this.list.count === 0; index++)
      this.anchors.run(this.search, index, this.rack.size);
    return this.list.count > 0;
  }

  /** The play that is worth most, or null where there is none; of several that are worth the same always the same. */
  bestPlay(position: MovePosition, rack: readonly Tile[], evaluation: Evaluation): FoundPlay | null {
    this.begin(position, rack, this.best.take);
    this.search.start(position, this.anchors.wanted, 0);
    return this.best.run(position, evaluation);
  }

  private begin(position: MovePosition, rack: readonly Tile[], take: () => void): void {
    this.take = take;
    this.rack.set(rack);
    this.anchors.find(position, this.rack);
  }
}

/** Writes each find down, once for each choice of its blanks. */
function recorder(rules: MoveRules, rack: RackTiles, find: Find, list: PlayList): () => void {
  let start = 0;
  const choose = blankChoices(rules, rack, find, (blanks, score) =>
    list.add(start, find.count, blanks, score),
  );
  return () => {
    start = list.keepTiles(find.cells, find.letters, find.count);
    if (rack.blanks === 0) list.add(start, find.count, 0, find.score);
    else choose();
  };
}
