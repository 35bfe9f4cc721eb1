import { millis, type Seat, seat, seq } from '../../../engine/base/units.ts';
import { viewEvent, viewGame } from '../../../engine/game/view.ts';
import type { Refusal } from '../../../engine/protocol/errors.ts';
import type {
  RefusedMessage,
  RoomView,
  StepView,
  UpdateMessage,
} from '../../../engine/protocol/server-message.ts';
import { PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import { START, type Table } from '../../support/table.ts';

/** A room with one game, as it would tell of it: every call of `step` is a step of its log. */
export class RoomOf {
  readonly steps: StepView[] = [];
  epoch = 'first';
  game = 1;
  readonly table: Table;
  private readonly id: string;
  private readonly viewer: Seat | null;
  private told = 0;

  constructor(table: Table, id: string, viewer: number | null = 0) {
    this.table = table;
    this.id = id;
    this.viewer = viewer === null ? null : seat(viewer);
    this.push([{ type: 'roomMade' }, { type: 'gameOpened', game: 1, commitment: 'c0' }]);
  }

  /** Takes what has happened at the table since as one step. */
  step(): this {
    const events = this.table.events.slice(this.told).map((event) => viewEvent(event, this.viewer));
    this.told = this.table.events.length;
    return this.push(events);
  }

  push(events: StepView['events']): this {
    this.steps.push({ seq: seq(this.steps.length + 1), at: START, events });
    return this;
  }

  /** What is sent to who knows the steps up to `after`. */
  update(after = 0, ack: string | null = null): UpdateMessage {
    return {
      type: 'update',
      protocol: PROTOCOL_VERSION,
      epoch: this.epoch,
      seq: seq(this.steps.length),
      now: millis(START),
      after: seq(after),
      steps: this.steps.slice(after),
      room: this.view(),
      game: viewGame(this.table.state, this.viewer),
      presence: { seats: ['here', 'here'], absentSince: null, watchers: 0 },
      ack,
    };
  }

  refused(id: string | null, error: Refusal): RefusedMessage {
    return { type: 'refused', id, seq: seq(this.steps.length), error };
  }

  private view(): RoomView {
    return {
      id: this.id,
      name: '',
      preset: null,
      ruleset: this.table.state.ruleset,
      lexicon: { id: 'test', title: 'Test', hash: '0'.repeat(16), words: 0 },
      phase: this.table.state.phase === 'over' ? 'over' : 'playing',
      game: this.game,
      commitment: 'c0',
      seed: null,
      host: seat(0),
      you: this.viewer,
      starting: false,
      request: null,
      private: false,
      invites: null,
      seats: ['Ida', 'Marek'].map((name) => ({
        name,
        ready: true,
        rematch: false,
        locked: false,
        bot: null,
      })),
    };
  }
}
