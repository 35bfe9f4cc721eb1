import type { LineFrameWords } from '../line-words.ts';

export const lineFrame: LineFrameWords = {
  title: 'Command line',
  field: 'Command',
  placeholder: '8D FINED, pass, help',
  send: 'Do it',
  help: 'What can be written',
  close: 'Close the command line',
  notLoaded: 'The command line did not load. Send the line again.',
  guide: 'What can be written',
  guideLead:
    'Each line is sent with Enter. Capitals do not matter, but in words of tiles. The arrows up and down bring back earlier lines. Escape empties the line, and closes an empty one.',
};
