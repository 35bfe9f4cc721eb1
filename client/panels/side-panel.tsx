import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { layout } from '../state/desk.ts';
import { showDialog } from '../state/open-dialog.ts';
import { context } from '../state/people.ts';
import { game, presence, room, steps } from '../state/room-state.ts';
import { unseen } from '../state/table.ts';
import { startingDraw, turnRows } from '../state/turns.ts';
import { UnseenLetters, unseenTotal } from './unseen-letters.tsx';

/** Beside the board: the letters nobody has shown, the last play, the room. */
export function SidePanel(): VNode {
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
      {context.value.you !== null && (
        <p class="keys">
          Press a square, then <kbd>A</kbd>–<kbd>Z</kbd> lay, <kbd>Space</kbd> turns, <kbd>Enter</kbd> plays,{' '}
          <kbd>Esc</kbd> recalls.
        </p>
      )}
    </aside>
  );
}

function LastPlay(): VNode | null {
  const last = turnRows(layout.value, steps.value).at(-1);
  if (last === undefined) return null;
  const events = steps.value.flatMap((step) => step.events);
  const play = events.findLast((event) => event.type === 'played' && event.turn === last.turn);
  const words = play?.type === 'played' && last.kind === 'play' && !last.withdrawn ? play.words : [];
  return (
    <section>
      <h2 class="side-title">
        Last play <span>{say.nameAt(context.value.names, last.seat)}</span>
      </h2>
      <p class="last-sum">
        <span>
          {words.length === 0 && <b>{say.turn(last)}</b>}
          {words.map((word, index) => (
            <span key={index}>
              {index > 0 && ' + '}
              <b>{word.letters.join('')}</b> {word.score}
            </span>
          ))}
          {play?.type === 'played' && words.length > 0 && play.bingo > 0 && ` + ${play.bingo}`}
        </span>
        <b>{last.score}</b>
      </p>
    </section>
  );
}

function ThisRoom(): VNode | null {
  const current = room.value;
  if (current === null) return null;
  const { watchers } = presence.value;
  const draw = startingDraw(steps.value);
  return (
    <section>
      <h2 class="side-title">
        {current.name || 'This room'} <span>{watchers === 0 ? '' : `${watchers} watching`}</span>
      </h2>
      <p>
        <b>{say.preset(current.preset)}</b>, {current.lexicon.title}
      </p>
      <p class="soft">{say.rules(current.ruleset).words}</p>
      <p class="soft">{draw && say.startingDraw(draw, context.value.names)}</p>
      <button type="button" class="text-button" onClick={() => showDialog('rules')}>
        All rules of this room
      </button>
    </section>
  );
}
