import { type ReadonlySignal, signal } from '@preact/signals';

/** What becomes of what is dropped. */
export interface Openers {
  readonly openFile: (file: File) => Promise<void>;
  readonly openText: (text: string) => void;
}

const isOver = signal(false);

/** Whether something is held over the page that it would open. */
export const dropIsNear: ReadonlySignal<boolean> = isOver;

/** Opens what is dropped anywhere on the page: a file, or a text. Gives what ends it. */
export function bindFileDrop(openers: Openers): () => void {
  const controller = new AbortController();
  const { signal: end } = controller;
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    isOver.value = true;
  };
  addEventListener('dragover', over, { signal: end });
  // Between two elements of the page there is another one to be entered; outside of it there is none.
  addEventListener(
    'dragleave',
    ({ relatedTarget }) => {
      if (relatedTarget === null) isOver.value = false;
    },
    { signal: end },
  );
  addEventListener('drop', (event) => drop(event, openers), { signal: end });
  return () => {
    isOver.value = false;
    controller.abort();
  };
}

function drop(event: DragEvent, { openFile, openText }: Openers): void {
  event.preventDefault();
  isOver.value = false;
  const file = event.dataTransfer?.files[0];
  const text = event.dataTransfer?.getData('text/plain') ?? '';
  if (file) void openFile(file);
  else if (text !== '') openText(text);
}
