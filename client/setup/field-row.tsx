import warningIcon from 'lucide-static/icons/triangle-alert.svg?raw';
import type { ComponentChildren, VNode } from 'preact';
import { Icon } from '../panels/icon.tsx';

export interface FieldRowProps {
  /** Of the control, which is described by what the row says. */
  readonly id: string;
  readonly label: string;
  /** What the chosen value comes to. */
  readonly note?: string;
  /** What it contradicts. */
  readonly problem: string | undefined;
  readonly children: ComponentChildren;
}

/** A rule to be chosen: its name, the choice, and what that comes to. */
export function FieldRow({ id, label, note, problem, children }: FieldRowProps): VNode {
  return (
    <div class="rule-field">
      <label class="rule-label" for={id}>
        {label}
      </label>
      {children}
      <p class="rule-note" id={noteId(id)}>
        {note}
        {problem && <FieldProblem text={problem} />}
      </p>
    </div>
  );
}

/** What a choice contradicts. */
export function FieldProblem({ text }: { readonly text: string }): VNode {
  return (
    <span class="rule-problem">
      <Icon svg={warningIcon} />
      {text}
    </span>
  );
}

export const noteId = (id: string): string => `${id}-note`;
