import { type Millis, type Seq, seq } from '../../engine/base/units.ts';
import { viewEvent, viewGame } from '../../engine/game/view.ts';
import type { RoomView, SeatView, StepView, UpdateMessage } from '../../engine/protocol/server-message.ts';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import { BOT, lastSeq, PERSON } from './device-game.ts';
import type { DeviceGame } from './kept-game.ts';

// The one door between a game of this device and its page, which is told what a room would tell the seat.

/** What happened behind the step `after` and how things stand, as the person may know it. */
export function updateOf(game: DeviceGame, after: number, now: Millis, ack: string | null): UpdateMessage {
  const { record, play } = game;
  const first = record.steps[0]?.seq ?? 0;
  const last = lastSeq(record);
  // Who knows nothing of this game, or more than there is, is told all of it.
  const from = after < first - 1 || after > last ? 0 : after;
  return {
    type: 'update',
    protocol: PROTOCOL_VERSION,
    epoch: record.room,
    seq: last,
    now,
    after: seq(from),
    steps: viewSteps(game, seq(from)),
    room: viewRoom(game),
    game: viewGame(play, PERSON),
    presence: { seats: ['here', 'here'], absentSince: null, watchers: 0 },
    ack,
  };
}

function viewSteps({ record }: DeviceGame, after: Seq): readonly StepView[] {
  const { game, commitment, steps } = record;
  return steps
    .map(({ seq: number, at, events }, index): StepView => {
      const opening = index === 0 ? [{ type: 'gameOpened', game, commitment } as const] : [];
      return { seq: number, at, events: [...opening, ...events.map((event) => viewEvent(event, PERSON))] };
    })
    .filter((step) => step.seq > after);
}

function viewRoom({ record, level, play }: DeviceGame): RoomView {
  const isOver = play.phase === 'over';
  return {
    id: record.room,
    name: '',
    preset: 'casual',
    ruleset: record.ruleset,
    lexicon: record.lexicon,
    phase: isOver ? 'over' : 'playing',
    game: record.game,
    commitment: record.commitment,
    seed: isOver ? record.seed : null,
    host: PERSON,
    starting: false,
    you: PERSON,
    request: null,
    seats: record.names.map(
      (name, index): SeatView => ({
        ...{ name, locked: false, ready: true, rematch: false },
        bot: index === BOT ? level : null,
      }),
    ),
    private: false,
    invites: null,
  };
}
