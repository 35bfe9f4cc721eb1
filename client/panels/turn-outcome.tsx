import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import type { TurnRow } from '../state/turns.ts';

/** A turn and what came of it, in a line: its points, or that it was withdrawn. */
export function TurnOutcome({ row }: { readonly row: TurnRow }): VNode {
  const isWithdrawn = row.kind === 'play' && row.withdrawn;
  return (
    <>
      <b class={isWithdrawn ? 'taken-back' : ''}>{say.turn(row)}</b> {say.outcome(row)}
    </>
  );
}
