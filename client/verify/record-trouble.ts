import { computed, type ReadonlySignal } from '@preact/signals';
import { sayVerify } from '../i18n/verify-sentences.ts';
import { recordRefusal } from './record-opener.ts';

/** Why the last file was not opened, in a sentence. */
export const recordTrouble: ReadonlySignal<string | null> = computed(
  () => recordRefusal.value && sayVerify.refusal(recordRefusal.value),
);
