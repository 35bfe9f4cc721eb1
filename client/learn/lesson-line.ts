import { committedDraws } from '../../engine/base/committed-draws.ts';
import { millis, seq } from '../../engine/base/units.ts';
import type { Action } from '../../engine/game/actions.ts';
import type { GameEvent } from '../../engine/game/events.ts';
import { reduce } from '../../engine/game/reduce.ts';
import type { GameState } from '../../engine/game/state.ts';
import { viewEvent, viewGame } from '../../engine/game/view.ts';
import { findsPlay } from '../../engine/moves/finds-play.ts';
import { type Command, isStepCommand } from '../../engine/protocol/client-message.ts';
import type { RoomView, StepView } from '../../engine/protocol/server-message.ts';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import type { LoadedLexicon } from '../../engine/protocol/word-lists.ts';
import type { Line, LineEvents } from '../net/line.ts';
import { type LocalPage, type LocalRoom, localLine } from '../net/local-line.ts';
import { isGoal, LEARNER, type LessonId, OTHER, phonyOf, stateFor } from './lessons.ts';

/** What a lesson needs of the page around it. */
export interface LessonWorld extends LoadedLexicon {
  /** How the two seats are called. */
  readonly names: readonly [string, string];
  /** The learner has taken a turn, or challenged: whether that was what was to be done. */
  readonly onTurn: (isGoal: boolean) => void;
}

const SEED = new Uint8Array(32);

/**
 * A line to a game of one lesson, which talks as a socket to a room does: what the learner does is judged by the rules
 * and answered at once. The same tiles come each time.
 */
export const lessonLine =
  (id: string, lesson: LessonId, world: LessonWorld) =>
  (events: LineEvents): Line =>
    localLine(events, (page) => openLesson(id, lesson, world, page));

function openLesson(id: string, lesson: LessonId, world: LessonWorld, page: LocalPage): LocalRoom {
  let state = stateFor(lesson);
  const steps: StepView[] = [];
  const env = {
    ...{ lexicon: world.words, findsPlay: findsPlay(world.words.graph), draws: committedDraws(SEED, []) },
    ...{ now: millis(0), lag: millis(0), here: [true, true] },
  };
  const keep = (events: readonly GameEvent[]): void => {
    const views = events.map((event) => viewEvent(event, LEARNER));
    const opening = steps.length === 0 ? [{ type: 'gameOpened', game: 1, commitment: '' } as const] : [];
    steps.push({ seq: seq(steps.length + 1), at: millis(0), events: [...opening, ...views] });
  };
  const update = (ack: string | null): void =>
    page.hear({
      ...{ type: 'update', protocol: PROTOCOL_VERSION, epoch: id, seq: seq(steps.length), now: millis(0) },
      ...{
        after: seq(0),
        steps: [...steps],
        room: roomOf(id, state, world),
        game: viewGame(state, LEARNER),
      },
      ...{ presence: { seats: ['here', 'here'], absentSince: null, watchers: 0 }, ack },
    });
  const obey = (command: Command): void => {
    const action = actionOf(command);
    const step = action && reduce(state, action, env);
    if (!step?.ok) {
      const error = step?.error ?? ({ code: 'room/already-started' } as const);
      page.hear({ type: 'refused', id: command.id, seq: seq(steps.length), error });
      return;
    }
    state = step.value.state;
    keep(step.value.events);
    update(command.id);
    world.onTurn(step.value.events.some((event) => isGoal(lesson, event)));
  };

  const phony = phonyOf(lesson);
  const first = phony && reduce(state, { type: 'place', seat: OTHER, tiles: phony.tiles }, env);
  if (first?.ok) state = first.value.state;
  keep(first?.ok ? first.value.events : []);
  update(null);
  return {
    take: (message) => {
      if (isStepCommand(message)) obey(message);
    },
  };
}

/** What a lesson has a use for; null for all else. */
function actionOf(command: Command): Action | null {
  switch (command.type) {
    case 'place':
      return { type: 'place', seat: LEARNER, tiles: command.tiles };
    case 'exchange':
      return { type: 'exchange', seat: LEARNER, tiles: command.tiles };
    case 'pass':
      return { type: 'pass', seat: LEARNER };
    case 'challenge':
      return { type: 'challenge', seat: LEARNER, turn: command.turn, words: command.words };
    default:
      return null;
  }
}

function roomOf(id: string, { ruleset }: GameState, { ref, names }: LessonWorld): RoomView {
  return {
    ...{ id, name: '', preset: null, ruleset, lexicon: ref, phase: 'playing', game: 1, commitment: '' },
    ...{
      seed: null,
      host: LEARNER,
      starting: false,
      you: LEARNER,
      request: null,
      private: false,
      invites: null,
    },
    seats: names.map((name) => ({ ...{ name, locked: false, ready: true, rematch: false, bot: null } })),
  };
}
