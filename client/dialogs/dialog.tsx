import closeIcon from 'lucide-static/icons/x.svg?raw';
import type { ComponentChildren, VNode } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../panels/icon.tsx';

export interface DialogProps {
  readonly title: string;
  readonly lead?: ComponentChildren;
  /** A text to be read from its title on, which gets the focus: the first control may be far below. */
  readonly isText?: boolean;
  /** It was closed with Escape, its cross, or a press beside it. */
  readonly onClose: () => void;
  /** A key was pressed in it, without control keys. */
  readonly onKey?: (key: string) => void;
  readonly children: ComponentChildren;
}

/** A modal sheet while it is rendered. The focus goes back where it was when it goes. */
export function Dialog({ title, lead, isText = false, onClose, onKey, children }: DialogProps): VNode {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  /** Where the latest press began: on the dialog itself, it was beside the sheet. */
  const began = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Closed before it leaves the page: only then does the browser give the focus back.
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={element}
      class="sheet"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // The table behind the dialog hears no key that is meant for it.
        event.stopPropagation();
        if (!event.ctrlKey && !event.metaKey && !event.altKey) onKey?.(event.key);
      }}
      onPointerDown={({ target }) => {
        began.current = target;
      }}
      // With the click, not before: a finger's would press what the dialog has hidden. A text marked beyond it is none.
      onClick={({ target }) => {
        if (target === element.current && target === began.current) onClose();
      }}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 id={titleId} tabIndex={isText ? -1 : undefined}>
            {title}
          </h2>
          {lead && <p class="soft">{lead}</p>}
        </header>
        {children}
        <button type="button" class="icon-button sheet-close" aria-label="Close" onClick={onClose}>
          <Icon svg={closeIcon} />
        </button>
      </div>
    </dialog>
  );
}
