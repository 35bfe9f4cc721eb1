import { wordListsFrom } from '../../engine/protocol/word-lists.ts';
import { fetchLexiconFile } from '../thinker/lexicon-file.ts';
import type { JudgeCall, JudgeReply } from './judge-messages.ts';
import { judgeWords } from './judge-words.ts';

// A list is a megabyte that has to be summed up: not where tiles are being dragged.
const lists = wordListsFrom(fetchLexiconFile);

globalThis.addEventListener('message', ({ data }: MessageEvent<JudgeCall>) => {
  void judgeWords(lists, data).then((verdicts) => {
    const reply: JudgeReply = { number: data.number, verdicts };
    globalThis.postMessage(reply);
  });
});
