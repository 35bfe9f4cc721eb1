import '../style/after.css';
import type { VNode } from 'preact';
import { seat } from '../../engine/base/units.ts';
import { sayAfter } from '../i18n/after-sentences.ts';
import { layout } from '../state/equipment.ts';
import { context } from '../state/people.ts';
import { game, steps } from '../state/room-state.ts';
import { turnRows } from '../state/turns.ts';
import { FactsTable } from './facts-table.tsx';
import { scoreLines } from './score-lines.ts';
import { ScorePlot } from './score-plot.tsx';
import { seatFacts } from './seat-facts.ts';
import { timeUsed } from './time-used.ts';

/** How a finished game went: the points over the turns, and what each seat made of it. */
export function GameStory(): VNode | null {
  const now = game.value;
  if (now === null) return null;
  const rows = turnRows(layout.value, steps.value);
  const { names } = context.value;
  const count = now.seats.length;
  const lines = scoreLines(rows, count);
  return (
    <section class="story">
      <h2>{sayAfter.title}</h2>
      {lines.turns.length > 0 && <ScorePlot lines={lines} names={names} />}
      <FactsTable
        facts={now.seats.map((_, index) => seatFacts(rows, seat(index)))}
        used={timeUsed(steps.value, count, now.toMove)}
        names={names}
      />
    </section>
  );
}
