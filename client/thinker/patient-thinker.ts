import { startThinker, type Thinker } from './thinker.ts';

/** Longer than the longest thought takes on a slow device. A worker that is silent for so long is taken for dead. */
const PATIENCE = 60_000;

/** A thinker that is started anew when it failed or fell silent; the question that it owed comes to nothing. */
export function patientThinker(start: () => Thinker = startThinker): Thinker {
  let thinker = start();
  return {
    load: (wanted) => thinker.load(wanted),
    ask: async (asked) => {
      try {
        return await soon(thinker.ask(asked));
      } catch (error) {
        thinker.end();
        thinker = start();
        throw error;
      }
    },
    end: () => thinker.end(),
  };
}

async function soon<T>(what: Promise<T>): Promise<T> {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => silence.reject(new Error('the thinker is silent')), PATIENCE);
  try {
    return await Promise.race([what, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}
