import type { BotAnswer } from '../../engine/moves/bots/bot.ts';
import { ownScript } from '../net/own-script.ts';
import type { Asked, Port, ThinkerCall, ThinkerReply, WordsWanted } from './messages.ts';
import workerAddress from './thinker-worker.ts?worker&url';

/** Where a computer opponent thinks on this device. */
export interface Thinker {
  /** Has the words of a level read, so that no question has to wait for them. Rejects where they cannot be had. */
  readonly load: (wanted: WordsWanted) => Promise<void>;
  /** The answer to a question; null where another one was asked meanwhile. Rejects where it comes to nothing. */
  readonly ask: (asked: Asked) => Promise<BotAnswer | null>;
  /** Ends it: what was asked is not answered any more. */
  readonly end: () => void;
}

/** Starts a worker of the page that thinks. */
export function startThinker(): Thinker {
  const worker = new Worker(ownScript(workerAddress), { type: 'module', name: 'thinker' });
  const { load, ask, failAll } = callThinker(worker);
  worker.addEventListener('error', () => failAll(new Error('the thinker failed')));
  return { load, ask, end: () => worker.terminate() };
}

type Call<C = ThinkerCall> = C extends ThinkerCall ? Omit<C, 'number'> : never;

/** Talks to who thinks at the other end of a port. */
export function callThinker(
  port: Port,
): Omit<Thinker, 'end'> & { readonly failAll: (reason: Error) => void } {
  const open = new Map<number, PromiseWithResolvers<ThinkerReply>>();
  let number = 0;

  function call(what: Call): Promise<ThinkerReply> {
    number++;
    const reply = Promise.withResolvers<ThinkerReply>();
    open.set(number, reply);
    port.postMessage({ ...what, number });
    return reply.promise;
  }

  port.addEventListener('message', ({ data }: MessageEvent<ThinkerReply>) => {
    const reply = open.get(data.number);
    open.delete(data.number);
    if (data.type === 'failed') reply?.reject(new Error(data.reason));
    else reply?.resolve(data);
  });
  return {
    load: async (wanted) => void (await call({ type: 'load', ...wanted })),
    ask: async (asked) => {
      const reply = await call({ type: 'ask', ...asked });
      return reply.type === 'answer' ? reply.answer : null;
    },
    failAll: (reason) => {
      for (const reply of open.values()) reply.reject(reason);
      open.clear();
    },
  };
}
