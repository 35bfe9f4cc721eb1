import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../i18n/sentences.ts';
import { layout } from '../state/equipment.ts';
import { context } from '../state/people.ts';
import { steps } from '../state/room-state.ts';
import { type TurnRow, turnRows } from '../state/turns.ts';
import { TurnSheet } from './turn-sheet.tsx';

/** Every turn so far, the latest in view. */
export function TurnList({ headed = false }: { readonly headed?: boolean }): VNode {
  const element = useRef<HTMLTableElement>(null);
  const rows = turnRows(layout.value, steps.value);

  useEffect(() => {
    const box = element.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [rows.length]);

  return (
    <TurnSheet
      rows={rows}
      names={context.value.names}
      headed={headed}
      look={(row) => rowClass(row, rows)}
      turn={(row) => <Turn row={row} />}
      element={element}
    />
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
