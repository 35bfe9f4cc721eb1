import lockIcon from 'lucide-static/icons/lock.svg?raw';
import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { room } from '../state/room-state.ts';
import { Fingerprint } from './fingerprint.tsx';
import { Icon } from './icon.tsx';

/** That the draw's chance is fixed beforehand, and how one can hold the room to it. */
export function SealedDraw(): VNode | null {
  const commitment = room.value?.commitment ?? '';
  if (commitment === '') return null;
  return (
    <div class="sealed">
      <Icon svg={lockIcon} />
      <div>
        <p>
          The seed of the draw is sealed under <b>{inFours(commitment.slice(0, 12))}</b> and opened when the
          game is over.
        </p>
        <details>
          <summary>How that works</summary>
          <p>{say.fairDraw.purpose}</p>
          <Fingerprint commitment={commitment} />
        </details>
      </div>
    </div>
  );
}

/** `9f3c41e7b02d` as `9f3c 41e7 b02d`. */
export const inFours = (hex: string): string => hex.replace(/.{4}(?=.)/g, '$& ');
