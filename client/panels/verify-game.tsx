import { useSignal } from '@preact/signals';
import verifyIcon from 'lucide-static/icons/shield-check.svg?raw';
import type { VNode } from 'preact';
import { VerifyDialog } from '../dialogs/verify-dialog.tsx';
import { say } from '../i18n/sentences.ts';
import { Icon } from './icon.tsx';

/** The way to play a finished game again and see that its draw was fair. */
export function VerifyGame(): VNode {
  const isOpen = useSignal(false);
  return (
    <>
      <button type="button" class="piece quiet" onClick={() => (isOpen.value = true)}>
        <Icon svg={verifyIcon} />
        {say.fairDraw.verify}
      </button>
      {isOpen.value && <VerifyDialog onClose={() => (isOpen.value = false)} />}
    </>
  );
}
