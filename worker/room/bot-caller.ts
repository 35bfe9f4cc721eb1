import { type Millis, millis } from '../../engine/base/units.ts';
import type { BotAnswer } from '../../engine/moves/bots/bot.ts';
import type { Env } from '../env.ts';
import { logFailure } from '../log.ts';
import { botQuestion } from './bot-deeds.ts';
import type { BotTurn } from './bot-turns.ts';
import type { RoomState } from './room-state.ts';

/** What was asked for one turn of a bot, and what came of it. */
interface Asked {
  readonly turn: string;
  readonly at: Millis;
  /** Null while none has come. */
  readonly answer: BotAnswer | null;
  readonly failed: boolean;
}

/** A service that has been silent for so long is asked anew. */
const SILENT_AFTER = 20_000;

/**
 * Asks the service in which bots think. Nobody waits for it, since it may never answer: what it says lies here until the
 * bot's time has come. What is held may be lost: then it is asked again.
 */
export class BotCaller {
  private readonly service: Env['BOTS'];
  private asked: Asked | null = null;

  constructor(service: Env['BOTS']) {
    this.service = service;
  }

  /** Asks for a bot's turn, unless that is asked already; `came` is called when its answer is here. */
  ask(room: RoomState, bot: BotTurn, seed: () => Uint8Array, came: () => void): void {
    const turn = turnOf(room, bot);
    if (this.asked?.turn === turn) return;
    const asked: Asked = { turn, at: millis(Date.now()), answer: null, failed: false };
    this.asked = asked;
    this.call(room, bot, seed).then(
      (answer) => {
        // A late answer to the same question is as good.
        if (this.asked?.turn !== turn || this.asked.answer !== null) return;
        this.asked = { ...this.asked, answer };
        came();
      },
      (error: unknown) => {
        logFailure('room/bot', error);
        if (this.asked === asked) this.asked = { ...asked, failed: true };
      },
    );
  }

  /** What a bot wants to do in its turn; null while that is not known. */
  answerTo(room: RoomState, bot: BotTurn): BotAnswer | null {
    return this.asked?.turn === turnOf(room, bot) ? this.asked.answer : null;
  }

  /** Whether the service was asked for this turn in vain: it failed, or says nothing. */
  isSilent(room: RoomState, bot: BotTurn, now: Millis): boolean {
    const { asked } = this;
    if (asked?.turn !== turnOf(room, bot) || asked.answer !== null) return false;
    return asked.failed || now - asked.at >= SILENT_AFTER;
  }

  /** What was asked is asked anew next time. */
  forget(): void {
    this.asked = null;
  }

  private async call(room: RoomState, bot: BotTurn, seed: () => Uint8Array): Promise<BotAnswer> {
    const { question, key } = botQuestion(room, bot, seed());
    // Rooms are spread over some of these objects by what is random in their names.
    const stub = this.service.getByName(`bots-${room.id.charAt(0)}`);
    return await stub.answer(question, room.lexicon.id, key);
  }
}

const turnOf = ({ game, playedAt }: RoomState, { seat }: BotTurn): string => `${game} ${playedAt} ${seat}`;
