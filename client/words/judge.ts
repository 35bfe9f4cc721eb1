import { ownScript } from '../net/own-script.ts';
import type { JudgeCall, JudgeReply, WordsAsked } from './judge-messages.ts';
import workerAddress from './judge-worker.ts?worker&url';

const open = new Map<number, (verdicts: JudgeReply['verdicts']) => void>();
let worker: Worker | null = null;
let number = 0;

/** Has a worker of the page judge words; null where it comes to nothing. */
export function judge(asked: WordsAsked): Promise<JudgeReply['verdicts']> {
  worker ??= start();
  number++;
  const call: JudgeCall = { ...asked, number };
  const answer = new Promise<JudgeReply['verdicts']>((resolve) => open.set(number, resolve));
  worker.postMessage(call);
  return answer;
}

function start(): Worker {
  const started = new Worker(ownScript(workerAddress), { type: 'module', name: 'judge' });
  started.addEventListener('message', ({ data }: MessageEvent<JudgeReply>) => {
    open.get(data.number)?.(data.verdicts);
    open.delete(data.number);
  });
  started.addEventListener('error', () => {
    for (const resolve of open.values()) resolve(null);
    open.clear();
    worker = null;
  });
  return started;
}
