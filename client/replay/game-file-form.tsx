import type { VNode } from 'preact';
import { headerText } from '../../engine/notation/gcg/gcg-game.ts';
import { sayReplay } from '../i18n/replay-sentences.ts';
import { FileForm } from '../panels/file-form.tsx';
import { namesOf } from './game-names.ts';
import { openTrouble } from './open-trouble.ts';
import { isChoosing, opened, openFile, openText, pasted } from './opener.ts';

const EXAMPLE = ['#player1 Ann Ann Lee', '#player2 Bo', '>Ann: ADEFINX 8D FINED +26 26'].join('\n');

/** How a game file gets here. */
export function GameFileForm(): VNode {
  const game = opened.value?.open.game;
  const { form } = sayReplay;
  return (
    <FileForm
      words={form}
      accept=".gcg,.txt,text/plain"
      trouble={openTrouble.value}
      back={
        game
          ? {
              label: form.back(headerText(game, 'title') || sayReplay.title(namesOf(game))),
              press: () => (isChoosing.value = false),
            }
          : null
      }
      example={EXAMPLE}
      rows={10}
      pasted={pasted}
      openFile={openFile}
      openText={openText}
    />
  );
}
