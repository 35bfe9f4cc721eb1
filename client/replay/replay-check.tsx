import warningIcon from 'lucide-static/icons/triangle-alert.svg?raw';
import type { VNode } from 'preact';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import { sayReplay } from '../i18n/replay-sentences.ts';
import { say } from '../i18n/sentences.ts';
import { Icon } from '../panels/icon.tsx';
import type { ReplayRow } from './replay-rows.ts';

interface ReplayCheckProps {
  readonly rows: readonly ReplayRow[];
  readonly names: readonly string[];
  readonly layout: BoardLayout;
  readonly onGo: (position: number) => void;
}

/** Every place where the file does not add up; nothing where it does. */
export function ReplayCheck({ rows, names, layout, onGo }: ReplayCheckProps): VNode | null {
  const found = rows.flatMap((row) => row.mismatches.map((mismatch) => ({ row, mismatch })));
  if (found.length === 0) return null;
  return (
    <details class="replay-check">
      <summary>
        <Icon svg={warningIcon} />
        {sayReplay.checked(found.length)}
      </summary>
      <ul>
        {found.map(({ row, mismatch }, index) => (
          <li key={index}>
            <button type="button" onClick={() => onGo(row.position)}>
              <b>{sayReplay.place(row, say.nameAt(names, row.seat), mismatch.line)}</b>{' '}
              {sayReplay.mismatch(mismatch, layout)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
