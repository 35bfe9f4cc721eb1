import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { seat } from '../../engine/base/units.ts';
import { say } from '../i18n/sentences.ts';
import { layout } from '../state/desk.ts';
import { context } from '../state/people.ts';
import { game, steps } from '../state/room-state.ts';
import { type TurnRow, turnRows } from '../state/turns.ts';
import { turnTable } from './turn-table.ts';

/** Every turn so far, the latest in view: two seats have a column each, more share one. */
export function TurnList({ headed = false }: { readonly headed?: boolean }): VNode {
  const element = useRef<HTMLTableElement>(null);
  const count = game.value?.seats.length ?? 0;
  const rows = turnRows(layout.value, steps.value);

  useEffect(() => {
    const box = element.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [rows.length]);

  return (
    <table class="turns" ref={element}>
      {count > 2 ? <Log rows={rows} /> : <Columns rows={rows} count={count} headed={headed} />}
    </table>
  );
}

interface ColumnsProps {
  readonly rows: readonly TurnRow[];
  readonly count: number;
  readonly headed: boolean;
}

function Columns({ rows, count, headed }: ColumnsProps): VNode {
  return (
    <>
      <thead class={headed ? '' : 'unseen-text'}>
        <tr>
          {Array.from({ length: count }, (_, index) => (
            <th key={index} scope="col">
              {say.nameAt(context.value.names, seat(index))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turnTable(rows, count).map((line, index) => (
          <tr key={index}>
            {line.map((row, column) => (
              <td key={column} class={row ? rowClass(row, rows) : ''}>
                {row && <Turn row={row} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

function Log({ rows }: { readonly rows: readonly TurnRow[] }): VNode {
  return (
    <tbody>
      {rows.map((row, index) => (
        <tr key={index} class={rowClass(row, rows)}>
          <th scope="row" class="who">
            {say.nameAt(context.value.names, row.seat)}
          </th>
          <td>
            <Turn row={row} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function Turn({ row }: { readonly row: TurnRow }): VNode {
  return (
    <span class="turn">
      <span class="turn-text" title={say.turn(row)}>
        {say.turn(row)}
        {row.kind === 'play' && row.withdrawn && <span class="unseen-text"> withdrawn</span>}
      </span>
      <span class="turn-score">{row.kind === 'play' ? row.score : say.outcome(row)}</span>
    </span>
  );
}

function rowClass(row: TurnRow, rows: readonly TurnRow[]): string {
  if (row.kind === 'play' && row.withdrawn) return 'withdrawn';
  return row === rows.at(-1) ? 'latest' : '';
}
