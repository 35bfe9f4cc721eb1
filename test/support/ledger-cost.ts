import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import type { ChallengedEvent, PlayedEvent } from '../../engine/game/events.ts';
import type { LedgerTurn } from './ledger-seats.ts';

interface Failed {
  readonly rules: Ruleset['challenge'];
  readonly challenger: number;
  readonly play: PlayedEvent;
  /** The play's place among the turns. */
  readonly index: number;
  /** How many words were judged. */
  readonly words: number;
  readonly turns: readonly LedgerTurn[];
  readonly toMove: number;
  /** Whether the play was the last one, and waited. */
  readonly atLast: boolean;
}

interface Cost {
  readonly penalty: ChallengedEvent['penalty'];
  readonly award: { readonly seat: number; readonly points: number } | null;
}

export const FREE: Cost = { penalty: 'none', award: null };

/** What a failed challenge costs (rule C1). */
export function costOf({ rules, challenger, play, index, words, turns, toMove, atLast }: Failed): Cost {
  const { rule, points } = rules;
  if (rule === 'triple') return { penalty: 'losesGame', award: null };
  if (rule === 'double' && !atLast) {
    return { penalty: challenger === toMove ? 'losesThisTurn' : 'owesTurn', award: null };
  }
  if (rule === 'points' && points !== null) {
    const sum = points.n * (points.per === 'word' ? words : 1);
    const award =
      points.to === 'challenged' ? { seat: play.seat, points: sum } : { seat: challenger, points: -sum };
    return { penalty: 'none', award };
  }
  if (rule === 'lastScore') {
    const own = lastTaken(turns, challenger, turns.length);
    const { score = 0, spent = false } = turns[own] ?? {};
    const award = { seat: challenger, points: spent ? 0 : 0 - score };
    if (own > lastTaken(turns, play.seat, index)) return { penalty: 'none', award };
    return { penalty: atLast ? 'none' : 'owesTurn', award: null };
  }
  return FREE;
}

/** Notes that the last turn of a seat has paid for a challenge: its score is taken once. */
export function spendLast(turns: LedgerTurn[], seat: number): void {
  const turn = turns[lastTaken(turns, seat, turns.length)];
  if (turn) turn.spent = true;
}

/** The place of the seat's last play, exchange or pass before the one at `before`. */
const lastTaken = (turns: readonly LedgerTurn[], seat: number, before: number): number =>
  turns.findLastIndex((turn, at) => at < before && turn.seat === seat && turn.kind !== 'lostTurn');
