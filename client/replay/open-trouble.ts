import { computed, type ReadonlySignal } from '@preact/signals';
import { openErrorText } from '../i18n/replay-sentences.ts';
import { openError } from './opener.ts';

/** Why the last file was not opened, in a sentence. */
export const openTrouble: ReadonlySignal<string | null> = computed(
  () => openError.value && openErrorText(openError.value),
);
