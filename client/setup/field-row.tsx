import warningIcon from 'lucide-static/icons/triangle-alert.svg?raw';
import type { ComponentChildren, VNode } from 'preact';
import { Icon } from '../panels/icon.tsx';

export interface FieldRowProps {
  /** Of the control, which is described by what the row says. */
  readonly id: string;
  readonly label: string;
  /** What the chosen value comes to. */
  readonly note?: string;
  /** What it contradicts, and else is wrong with it. */
  readonly problems: readonly string[];
  readonly children: ComponentChildren;
}

/** A rule to be chosen: its name, the choice, and what that comes to. */
export function FieldRow({ id, label, note, problems, children }: FieldRowProps): VNode {
  return (
    <div class="rule-field">
      <label class="rule-label" for={id}>
        {label}
      </label>
      {children}
      <p class="rule-note" id={noteId(id)}>
        {note}
        <FieldProblems problems={problems} />
      </p>
    </div>
  );
}

/** What is wrong with a choice, each thing by itself. */
export function FieldProblems({ problems }: { readonly problems: readonly string[] }): VNode {
  return (
    <>
      {problems.map((text) => (
        <span key={text} class="rule-problem">
          <Icon svg={warningIcon} />
          {text}
        </span>
      ))}
    </>
  );
}

export const noteId = (id: string): string => `${id}-note`;
