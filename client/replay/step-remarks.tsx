import warningIcon from 'lucide-static/icons/triangle-alert.svg?raw';
import type { ComponentChildren, VNode } from 'preact';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import type { GcgMismatch } from '../../engine/notation/gcg/gcg-mismatch.ts';
import { sayReplay } from '../i18n/replay-sentences.ts';
import { Icon } from '../panels/icon.tsx';

interface StepRemarksProps {
  readonly notes: readonly string[];
  readonly mismatches: readonly GcgMismatch[];
  readonly layout: BoardLayout;
  readonly children: ComponentChildren;
}

/** What there is to say of a turn: where the file does not add up, what it notes, and what else is known. */
export function StepRemarks({ notes, mismatches, layout, children }: StepRemarksProps): VNode {
  return (
    <section class="step-remarks" aria-label="Notes on this turn">
      {mismatches.map((mismatch, index) => (
        <p key={index} class="notice">
          <Icon svg={warningIcon} />
          <span>{sayReplay.mismatch(mismatch, layout)}</span>
        </p>
      ))}
      {notes.map((note, index) => (
        <p key={index} class="step-note">
          {note}
        </p>
      ))}
      {children}
    </section>
  );
}
