import { soundsOn } from '../state/alert-choice.ts';
import type { TableAlert } from './table-look.ts';

const loadSynth = () => import('./synth.ts');

/** Plays a sound where this device wants any. What makes it is fetched then; where that fails it stays quiet. */
export function sound(name: TableAlert): void {
  if (soundsOn.peek())
    void loadSynth().then(
      ({ play }) => play(name),
      () => undefined,
    );
}

/** Has the next press make ready for sounds, until the function that comes back is called. */
export function wakeOnPress(): () => void {
  const wake = (): void => {
    if (!soundsOn.peek()) return;
    forget();
    void loadSynth().then(
      (synth) => synth.wake(),
      () => undefined,
    );
  };
  const forget = (): void => {
    for (const press of ['pointerup', 'keydown']) globalThis.removeEventListener(press, wake);
  };
  for (const press of ['pointerup', 'keydown']) globalThis.addEventListener(press, wake);
  return forget;
}
