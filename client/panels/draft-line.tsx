import type { VNode } from 'preact';
import { startName } from '../../engine/notation/coordinates.ts';
import { isEmpty } from '../../engine/play/board.ts';
import type { Play } from '../../engine/play/play.ts';
import { pending } from '../commands.ts';
import { say, sentenceFor } from '../i18n/sentences.ts';
import { board, displaced, layout } from '../state/desk.ts';
import { context } from '../state/people.ts';
import { game } from '../state/room-state.ts';
import { draft, myTurn, preview } from '../state/table.ts';

/** The line under the board: the draft's score as arithmetic, or what is to be done next. */
export function DraftLine(): VNode {
  const seen = preview.value;
  if (seen.kind === 'play') return <Sum play={seen.play} />;
  const said = seen.kind === 'error' ? hint(sentenceFor(seen.error, context.value).text) : nextThing();
  return <p class="draft-line soft">{said}</p>;
}

function Sum({ play }: { readonly play: Play }): VNode {
  const [main] = play.words;
  const start = main.squares[0];
  return (
    <div class="draft-line">
      {start !== undefined && <span class="draft-at">{startName(layout.value, start, play.direction)}</span>}
      <ul class="draft-sum" aria-label={`Your draft, ${play.score} points`}>
        {play.words.map((word, index) => (
          <li key={index}>
            <b>{word.letters.join('')}</b> {word.score}
          </li>
        ))}
        {play.bingo > 0 && (
          <li>
            all {play.tiles.length} tiles {play.bingo}
          </li>
        )}
      </ul>
      <span class="figure draft-total">{play.score}</span>
    </div>
  );
}

/** With one tile laid the word has only begun, so nothing is wrong yet. */
function hint(text: string): string {
  return draft.value.length === 1 ? '' : text;
}

function nextThing(): string {
  const { names, you } = context.value;
  const lost = displaced.value;
  const now = game.value;
  if (lost) {
    const { text, safe } = say.displaced(lost.seat, lost.count, context.value);
    return safe ? `${text} ${safe}` : text;
  }
  if (now === null) return '';
  if (pending.value === 'exchange' || pending.value === 'pass') return 'Sent to the room.';
  if (now.wait) {
    const others = now.wait.answers.filter((answer) => answer.seat !== you);
    if (others.length < now.wait.answers.length) return 'The last play: let it stand, or challenge it.';
    return `Waiting for the answer of ${say.listed(others.map(({ seat }) => say.nameAt(names, seat)))}.`;
  }
  if (you === null)
    return `${say.nameAt(names, now.toMove)} has the turn. You are watching; the racks stay hidden.`;
  if (myTurn.value)
    return isFirst() ? 'Your word must cover the star.' : 'Lay a word, exchange tiles or pass.';
  return `${say.nameAt(names, now.toMove)} has the turn. You can try words meanwhile.`;
}

const isFirst = (): boolean => isEmpty(board.value);
