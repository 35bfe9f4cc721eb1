import { dismissRefusal } from '../commands.ts';
import { sayLine } from '../i18n/line-sentences.ts';
import { hand } from '../state/desk.ts';
import { board, layout, tileSet } from '../state/equipment.ts';
import { type Answer, DONE, wrong } from './answers.ts';
import { carryOut } from './carry-out.ts';
import { readLine } from './read-line.ts';

/** What can be written. */
export const { guide } = sayLine;

/** What waits for a yes. */
let asked: (() => void) | null = null;

/** Does what a line asks for, by the commands that the buttons send; or says why not, and has changed nothing. */
export function runLine(text: string): Answer {
  dismissRefusal();
  const onYes = asked;
  asked = null;
  const ground = {
    layout: layout.peek(),
    tileSet: tileSet.peek(),
    board: board.peek(),
    rack: hand.peek().rack,
  };
  const read = readLine(text, { ...ground, verbs: sayLine.verbs });
  if (!read.ok) return wrong(read.error);
  if (read.value.kind === 'yes') {
    if (onYes === null) return wrong({ code: 'line/nothing-to-confirm' });
    onYes();
    return DONE;
  }
  const answer = carryOut(read.value);
  if (answer.kind === 'ask') asked = answer.onYes;
  return answer;
}
