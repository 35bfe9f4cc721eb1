import type { VNode } from 'preact';
import { BLANK } from '../../engine/equipment/tile-set.ts';
import { say } from '../i18n/sentences.ts';
import { layout, tileSet } from '../state/equipment.ts';
import { inPlay } from '../state/in-play.ts';
import { isOnDevice } from '../state/on-device.ts';
import { showDialog } from '../state/open-dialog.ts';
import { context } from '../state/people.ts';
import { game, presence, room, steps } from '../state/room-state.ts';
import { unseen } from '../state/table.ts';
import { startingDraw, type TurnRow, turnRows } from '../state/turns.ts';
import { isWide } from '../state/wide.ts';
import { Chat } from './chat.tsx';
import { LexiconMark } from './lexicon-mark.tsx';
import { TurnOutcome } from './turn-outcome.tsx';
import { UnseenLetters, unseenTotal } from './unseen-letters.tsx';

/** Beside the board: the letters nobody has shown, the last play, the room. */
export function SidePanel(): VNode {
  const letters = tileSet.value.kinds.map(({ tile }) => tile).filter((tile) => tile !== BLANK);
  return (
    <aside class="side" aria-label="Bag, last play and room">
      <section class="unseen">
        <h2 class="side-title">
          {unseenTotal(unseen.value)} unseen <span>{game.value?.inBag ?? 0} in the bag</span>
        </h2>
        <UnseenLetters />
      </section>
      <LastPlay />
      <ThisRoom />
      {isWide.value && !isOnDevice.value && <Chat />}
      {inPlay.value && (
        <p class="keys">
          Press a square, then <kbd>{letters.at(0)}</kbd>–<kbd>{letters.at(-1)}</kbd> lay, <kbd>Space</kbd>{' '}
          turns, <kbd>Enter</kbd> plays, <kbd>Esc</kbd> recalls, <kbd>/</kbd> is for commands.
        </p>
      )}
    </aside>
  );
}

function LastPlay(): VNode {
  const last = turnRows(layout.value, steps.value).at(-1);
  return (
    <section>
      <h2 class="side-title last-title">
        {last === undefined || last.kind === 'play' ? 'Last play' : 'Last turn'}{' '}
        <span>{last && say.nameAt(context.value.names, last.seat)}</span>
      </h2>
      {last ? <LastSum last={last} /> : <p class="last-turn-text soft">{say.noTurn}</p>}
    </section>
  );
}

/** How the points of a play add up; of any other turn what it was. */
function LastSum({ last }: { readonly last: TurnRow }): VNode {
  const events = steps.value.flatMap((step) => step.events);
  const turn = last.kind === 'play' && !last.withdrawn ? last.turn : null;
  const play = events.findLast((event) => event.type === 'played' && event.turn === turn);
  if (play?.type !== 'played') {
    return (
      <p class="last-turn-text">
        <TurnOutcome row={last} />
      </p>
    );
  }
  return (
    <p class="last-sum">
      <span>
        {play.words.map((word, index) => (
          <span key={index}>
            {index > 0 && ' + '}
            <b>{word.letters.join('')}</b> {word.score}
          </span>
        ))}
        {play.bingo > 0 && ` + ${play.bingo}`}
      </span>
      <b>{last.score}</b>
    </p>
  );
}

function ThisRoom(): VNode | null {
  const current = room.value;
  if (current === null) return null;
  const { watchers } = presence.value;
  const draw = startingDraw(steps.value);
  return (
    <section class="this-room">
      <h2 class="side-title">
        {isOnDevice.value ? say.device.here : current.name || 'This room'}{' '}
        <span>{watchers === 0 ? '' : `${watchers} watching`}</span>
      </h2>
      <p>
        <b>{say.preset(current.preset)}</b>, {current.lexicon.title}, {say.clock(current.ruleset.clock)}
      </p>
      <LexiconMark lexicon={current.lexicon} />
      <p class="room-more soft">{say.rules(current.ruleset).words}</p>
      <p class="room-more soft">{draw && say.startingDraw(draw, context.value.names)}</p>
      <button type="button" class="text-button" onClick={() => showDialog('rules')}>
        {isOnDevice.value ? say.device.allRules : 'All rules of this room'}
      </button>
    </section>
  );
}
