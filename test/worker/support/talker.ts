import type { Command, StepCommand } from '../../../engine/protocol/client-message.ts';
import type { RefusedMessage } from '../../../engine/protocol/server-message.ts';
import type { ChatLine, ChatMessage, HouseMessage } from '../../../engine/protocol/talk-view.ts';
import { hex } from './hex.ts';
import type { Player, Wish } from './player.ts';

type TalkWish = Wish<Exclude<Command, StepCommand>>;

/** Sends a command about chat or visitors; what the room answered to it. */
export async function talk(
  player: Player,
  wish: TalkWish,
  id = hex(16),
): Promise<ChatMessage | HouseMessage | RefusedMessage> {
  player.send({ ...wish, id, expect: player.seq });
  for (;;) {
    const answer = await player.next(({ type }) => type === 'chat' || type === 'house' || type === 'refused');
    if (answer.type === 'refused' && answer.id === id) return answer;
    if ((answer.type === 'chat' || answer.type === 'house') && answer.ack === id) return answer;
  }
}

/** Says something that is taken; the line as the speaker is told it. */
export async function says(player: Player, text: string, name?: string): Promise<ChatLine> {
  const answer = await talk(player, name === undefined ? { type: 'say', text } : { type: 'say', text, name });
  if (answer.type !== 'chat' || answer.lines[0] === undefined) throw new Error(JSON.stringify(answer));
  return answer.lines[0];
}

/** Does what is applied; how the house stands then. */
export async function sets(player: Player, wish: Exclude<TalkWish, { type: 'say' }>): Promise<HouseMessage> {
  const answer = await talk(player, wish);
  if (answer.type !== 'house') throw new Error(JSON.stringify(answer));
  return answer;
}

/** The error with which something is refused. */
export async function isRefused(player: Player, wish: TalkWish): Promise<RefusedMessage['error']> {
  const answer = await talk(player, wish);
  if (answer.type !== 'refused') throw new Error(JSON.stringify(answer));
  return answer.error;
}

/** How the house stands and all lines that a player may read. */
export async function asks(
  player: Player,
  after = 0,
): Promise<{ readonly house: HouseMessage; readonly chat: ChatMessage }> {
  player.send({ type: 'chat', after });
  const house = await player.next(({ type }) => type === 'house');
  const chat = await player.next(({ type }) => type === 'chat');
  if (house.type !== 'house' || chat.type !== 'chat') throw new Error('not what was asked for');
  return { house, chat };
}

/** The texts of all lines that a player may read. */
export const reads = async (player: Player): Promise<string[]> =>
  (await asks(player)).chat.lines.map(({ text }) => text);
