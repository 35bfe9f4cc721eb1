import type { BotAnswer } from '../../engine/moves/bots/bot.ts';
import type { Env } from '../env.ts';
import { logFailure } from '../log.ts';
import { botQuestion } from './bot-deeds.ts';
import type { BotTurn } from './bot-turns.ts';
import type { RoomState } from './room-state.ts';

/** Asks the service in which bots think, once for each turn. What it holds may be lost: then it asks again. */
export class BotCaller {
  private readonly service: Env['BOTS'];
  private asked: { readonly turn: string; readonly answer: Promise<BotAnswer | null> } | null = null;

  constructor(service: Env['BOTS']) {
    this.service = service;
  }

  /** What a bot wants to do; null, and logged, where it cannot be had now. Asked twice about a turn it thinks once. */
  async answer(room: RoomState, bot: BotTurn, seed: () => Uint8Array): Promise<BotAnswer | null> {
    const turn = `${room.game} ${room.playedAt} ${bot.seat}`;
    try {
      if (this.asked?.turn !== turn) this.asked = { turn, answer: this.ask(room, bot, seed()) };
      return await this.asked.answer;
    } catch (error) {
      logFailure('room/bot', error);
      // Asked anew next time.
      this.asked = null;
      return null;
    }
  }

  private async ask(room: RoomState, bot: BotTurn, seed: Uint8Array): Promise<BotAnswer | null> {
    const asked = botQuestion(room, bot, seed);
    if (asked === null) return null;
    // Rooms are spread over some of these objects by what is random in their names.
    const stub = this.service.getByName(`bots-${room.id.charAt(0)}`);
    return stub.answer(asked.question, room.lexicon.id, asked.key);
  }
}
