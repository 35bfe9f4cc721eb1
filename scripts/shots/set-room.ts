import type { Page, WebSocketRoute } from 'playwright-core';
import { millis, type Seat, seq } from '../../engine/base/units.ts';
import { viewEvent, viewGame } from '../../engine/game/view.ts';
import type { GameView } from '../../engine/game/view-types.ts';
import type { RoomSummary } from '../../engine/protocol/api.ts';
import type { Presence, RoomView, StepView, UpdateMessage } from '../../engine/protocol/server-message.ts';
import type { ChatMessage, HouseMessage } from '../../engine/protocol/talk-view.ts';
import { PING, PONG, PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import { at, NAMES, type SetGame, VIEWER } from './set-game.ts';

/** What a room is to look like. */
export interface RoomLook {
  /** How many turns of its game have been taken; null while it waits. */
  readonly turns: number | null;
  /** Who looks; null for somebody without a seat. */
  readonly you?: Seat | null;
  readonly room?: Partial<RoomView>;
  readonly game?: Partial<GameView>;
  readonly presence?: Partial<Presence>;
  /** Said so far, by seat. */
  readonly chat?: readonly (readonly [Seat, string])[];
}

/** A room that is told to one page by nobody but us: each look is another history. */
export interface SetRoom {
  readonly path: string;
  /** From now on, and at once where the page is there. */
  tell(look: RoomLook): void;
  /** Has the room close the line, by a code of CLOSE. */
  close(code: number): Promise<void>;
}

/** Stands in for the rooms that a page goes to from now on. */
export async function standIn(page: Page, game: SetGame, first: RoomLook): Promise<SetRoom> {
  let look = first;
  let epoch = 0;
  let line: WebSocketRoute | null = null;
  const tell = (): void => {
    line?.send(JSON.stringify(updateOf(game, look, `set-${epoch}`)));
    line?.send(JSON.stringify(chatOf(look)));
  };
  const { room } = game.record;
  await page.route(`**/api/rooms/${room}`, (route) => {
    const { room: view, game: told, presence } = updateOf(game, look, 'set');
    return route.fulfill({ json: { room: view, game: told, presence } satisfies RoomSummary });
  });
  await page.route(`**/api/rooms/${room}/games/1/record`, (route) => route.fulfill({ json: game.record }));
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    line = socket;
    socket.onMessage((frame) => {
      if (frame === PING) socket.send(PONG);
      else if (String(frame).includes('"type":"chat"')) socket.send(JSON.stringify(chatOf(look)));
    });
    tell();
    socket.send(JSON.stringify(houseOf(look)));
  });
  return {
    path: `/r/${room}`,
    tell: (next) => {
      look = next;
      epoch++;
      tell();
    },
    close: async (code) => {
      await line?.close({ code });
      line = null;
    },
  };
}

function updateOf(game: SetGame, look: RoomLook, epoch: string): UpdateMessage {
  const { turns, you = VIEWER } = look;
  const play = turns === null ? null : (game.states[turns] ?? null);
  const steps = turns === null ? MADE : stepsOf(game, turns, you);
  return {
    ...{ type: 'update', protocol: PROTOCOL_VERSION, epoch, steps, after: seq(0), ack: null },
    seq: steps.at(-1)?.seq ?? seq(1),
    now: millis(at(turns ?? 0) + 9_000),
    room: viewRoom(game, look, play?.phase === 'over'),
    game: play && { ...viewGame(play, you), ...look.game },
    presence: {
      seats: ['here', turns === null ? 'gone' : 'here'],
      absentSince: null,
      watchers: 0,
      ...look.presence,
    },
  };
}

const MADE: readonly StepView[] = [{ seq: seq(1), at: at(0), events: [{ type: 'roomMade' }] }];

function stepsOf({ record }: SetGame, turns: number, you: Seat | null): readonly StepView[] {
  const { game, commitment, steps } = record;
  return steps.slice(0, turns + 1).map(({ seq: number, at: when, events }, index): StepView => {
    const opening = index === 0 ? [{ type: 'gameOpened', game, commitment } as const] : [];
    return { seq: number, at: when, events: [...opening, ...events.map((event) => viewEvent(event, you))] };
  });
}

function viewRoom(
  { record }: SetGame,
  { turns, you = VIEWER, room = {} }: RoomLook,
  isOver: boolean,
): RoomView {
  const seat = { locked: false, ready: true, rematch: false, bot: null };
  return {
    ...{ id: record.room, name: '', preset: 'casual', ruleset: record.ruleset, lexicon: record.lexicon },
    ...{ phase: turns === null ? 'waiting' : isOver ? 'over' : 'playing', game: record.game },
    ...{ commitment: record.commitment, seed: isOver ? record.seed : null },
    ...{ host: VIEWER, starting: false, you, request: null, private: false, invites: null },
    seats: NAMES.map((name, index) => ({ ...seat, name: turns === null && index > 0 ? null : name })),
    ...room,
  };
}

const chatOf = ({ chat = [], you = VIEWER, turns }: RoomLook): ChatMessage => ({
  ...{ type: 'chat', whole: true, ack: null },
  lines: chat.map(([seat, text], index) => ({
    ...{ id: index + 1, at: millis(at(turns ?? 0) - (chat.length - index) * 60_000) },
    ...{ seat, watcher: null, name: NAMES[seat] ?? null, text, own: seat === you, watchersOnly: false },
  })),
});

/** Who looks from the first seat is the host. */
const houseOf = ({ you = VIEWER }: RoomLook): HouseMessage => ({
  ...{ type: 'house', edition: 1, chatClosed: false, masked: false, locked: false, muted: false },
  ...{ watcher: null, host: you === VIEWER ? { watchers: [], mutedSeats: [] } : null, ack: null },
});
