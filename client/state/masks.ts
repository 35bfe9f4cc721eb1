import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { house } from './chat.ts';

/** Hides the rude words of a text. */
type Mask = (text: string) => string;

/** Which words are rude is not known yet. */
const HIDE_ALL: Mask = () => '…';

const mask = signal<Mask>(HIDE_ALL);

/** What hides the rude words of names; it is fetched when a room first wants it, and hides all of them until it is here. */
export const masks: ReadonlySignal<Mask> = mask;

effect(function fetchMask() {
  if (!house.value?.masked || mask.peek() !== HIDE_ALL) return;
  import('../../engine/protocol/rude-words.ts').then(
    ({ masked }) => {
      mask.value = masked;
    },
    // Tried again with the next that the room says of itself.
    () => undefined,
  );
});
