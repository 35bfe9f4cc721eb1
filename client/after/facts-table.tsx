import type { VNode } from 'preact';
import { seat as seatOf } from '../../engine/base/units.ts';
import { sayAfter } from '../i18n/after-sentences.ts';
import { say } from '../i18n/sentences.ts';
import type { Names } from '../state/people.ts';
import type { PlayRow } from '../state/turns.ts';
import type { SeatFacts } from './seat-facts.ts';
import { SeatKey } from './seat-sign.tsx';

export interface FactsTableProps {
  /** By seat. */
  readonly facts: readonly SeatFacts[];
  /** Milliseconds, by seat. */
  readonly used: readonly number[];
  readonly names: Names;
}

/** The game of each seat in figures. */
export function FactsTable({ facts, used, names }: FactsTableProps): VNode {
  return (
    <table class="facts" data-seats={facts.length}>
      <thead>
        <tr>
          <td />
          {facts.map((_, index) => (
            <th key={index} scope="col">
              <SeatKey seat={index} />
              <bdi>{say.nameAt(names, seatOf(index))}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Line title={sayAfter.best} cells={facts.map(({ best }) => best && <Play play={best} />)} />
        <Line
          title={sayAfter.bingos}
          cells={facts.map(({ bingos }) => bingos.length > 0 && <Bingos plays={bingos} />)}
        />
        <Line
          title={sayAfter.average}
          cells={facts.map(({ average }) => average !== null && sayAfter.decimal(average))}
        />
        <Line title={sayAfter.used} cells={used.map((time) => sayAfter.time(time))} />
      </tbody>
    </table>
  );
}

function Line({
  title,
  cells,
}: {
  readonly title: string;
  readonly cells: readonly (VNode | string | false | null)[];
}): VNode {
  return (
    <tr>
      <th scope="row">{title}</th>
      {cells.map((cell, index) => (
        <td key={index}>{cell || sayAfter.none}</td>
      ))}
    </tr>
  );
}

const Play = ({ play }: { readonly play: PlayRow }): VNode => (
  <>
    {play.notation} <b>{play.score}</b>
  </>
);

const Bingos = ({ plays }: { readonly plays: readonly PlayRow[] }): VNode => (
  <ul>
    {plays.map((play) => (
      <li key={play.turn}>
        {play.word} <b>{play.score}</b>
      </li>
    ))}
  </ul>
);
