import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { seat } from '../../engine/base/units.ts';
import { turnText } from '../i18n/sentences.ts';
import { layout } from '../state/desk.ts';
import { game, steps } from '../state/room-state.ts';
import { type TurnRow, turnRows } from '../state/turns.ts';
import { context, nameAt } from './people.ts';
import { turnTable } from './turn-table.ts';

/** Every turn so far, a column for each seat; the latest is in view. */
export function TurnList({ headed = false }: { readonly headed?: boolean }): VNode {
  const element = useRef<HTMLTableElement>(null);
  const count = game.value?.seats.length ?? 0;
  const rows = turnRows(layout.value, steps.value);
  const latest = rows.at(-1);

  useEffect(() => {
    const box = element.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [rows.length]);

  return (
    <table class="turns" ref={element}>
      <thead class={headed ? '' : 'unseen-text'}>
        <tr>
          {Array.from({ length: count }, (_, index) => (
            <th key={index} scope="col">
              {nameAt(context.value.names, seat(index))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turnTable(rows, count).map((line, index) => (
          <tr key={index}>
            {line.map((row, column) => (
              <td key={column} class={cellClass(row, latest)}>
                {row && <Turn row={row} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Turn({ row }: { readonly row: TurnRow }): VNode {
  return (
    <span class="turn">
      <span class="turn-text" title={turnText(row)}>
        {turnText(row)}
        {row.kind === 'play' && row.withdrawn && <span class="unseen-text"> withdrawn</span>}
      </span>
      <span class="turn-score">{row.score}</span>
    </span>
  );
}

function cellClass(row: TurnRow | null, latest: TurnRow | undefined): string {
  if (row === null) return '';
  if (row.kind === 'play' && row.withdrawn) return 'withdrawn';
  return row === latest ? 'latest' : '';
}
