import { soundsOn } from '../state/alert-choice.ts';
import type { TableAlert } from './table-look.ts';

const loadSynth = () => import('./synth.ts');

/** Plays a sound where this device wants any. What makes it is fetched then; where any of that fails it stays quiet. */
export function sound(name: TableAlert): void {
  if (!soundsOn.peek()) return;
  loadSynth()
    .then(({ play }) => play(name))
    .catch(() => undefined);
}

/** Has the next press make ready for sounds, until the function that comes back is called. */
export function wakeOnPress(): () => void {
  const wake = (): void => {
    if (!soundsOn.peek()) return;
    forget();
    loadSynth()
      .then((synth) => synth.wake())
      .catch(() => undefined);
  };
  const forget = (): void => {
    for (const press of ['pointerup', 'keydown']) globalThis.removeEventListener(press, wake);
  };
  for (const press of ['pointerup', 'keydown']) globalThis.addEventListener(press, wake);
  return forget;
}
