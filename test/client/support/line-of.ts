import { millis, seat } from '../../../engine/base/units.ts';
import type { ChatLine, ChatMessage, HouseMessage } from '../../../engine/protocol/talk-view.ts';

/** A line of the other player's, or what is otherwise. */
export const lineOf = (id: number, over: Partial<ChatLine> = {}): ChatLine => ({
  id,
  at: millis(0),
  seat: seat(1),
  watcher: null,
  name: 'Marek',
  text: `line ${id}`,
  own: false,
  watchersOnly: false,
  ...over,
});

export const chatOf = (whole: boolean, ...lines: readonly ChatLine[]): ChatMessage => ({
  type: 'chat',
  whole,
  lines,
  ack: null,
});

export const houseOf = (over: Partial<HouseMessage> = {}): HouseMessage => ({
  type: 'house',
  edition: 0,
  chatClosed: false,
  masked: false,
  locked: false,
  muted: false,
  watcher: null,
  host: null,
  ack: null,
  ...over,
});
