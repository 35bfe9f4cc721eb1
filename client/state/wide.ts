import { type ReadonlySignal, signal } from '@preact/signals';

/** Where the table's side panel is high enough for the chat too: the same as in `style/chat.css`. */
const WIDE = '(min-width: 1100px) and (min-height: 760px)';

const wide = signal(false);

/** Whether the window has room for what is beside the board. */
export const isWide: ReadonlySignal<boolean> = wide;

/** Follows the window's size until the function that comes back is called. */
export function followWidth(): () => void {
  const query = matchMedia(WIDE);
  const look = (): void => {
    wide.value = query.matches;
  };
  look();
  query.addEventListener('change', look);
  return () => query.removeEventListener('change', look);
}
