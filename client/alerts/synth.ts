import { type Note, SOUNDS } from './sound-notes.ts';
import type { TableAlert } from './table-look.ts';

/** Milliseconds after which a sound says nothing any more. */
const STALE = 400;
/** Seconds in which a tone begins, so that it does not crack. */
const ATTACK = 0.004;
const SILENCE = 0.0001;

let made: AudioContext | null = null;

const audio = (): AudioContext => {
  made ??= new AudioContext();
  return made;
};

/** Makes ready, on a press: before one a browser lets no page be heard. */
export const wake = (): Promise<void> => audio().resume();

/** Plays a sound now; one that the browser lets be heard only later is left out. */
export async function play(name: TableAlert): Promise<void> {
  const context = audio();
  const asked = performance.now();
  if (context.state !== 'running') await context.resume();
  if (performance.now() - asked > STALE) return;
  for (const note of SOUNDS[name]) sound(context, note);
}

function sound(context: AudioContext, { at, length, pitch, to, loudness, wave }: Note): void {
  const begin = context.currentTime + at;
  const end = begin + length;
  const source = new OscillatorNode(context, { type: wave, frequency: pitch });
  if (to !== undefined) {
    source.frequency.setValueAtTime(pitch, begin);
    source.frequency.exponentialRampToValueAtTime(to, end);
  }
  const fade = new GainNode(context, { gain: 0 });
  fade.gain.setValueAtTime(0, begin);
  fade.gain.linearRampToValueAtTime(loudness, begin + ATTACK);
  fade.gain.exponentialRampToValueAtTime(SILENCE, end);
  source.connect(fade).connect(context.destination);
  source.start(begin);
  source.stop(end);
}
