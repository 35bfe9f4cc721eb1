import { type Millis, millis } from '../../../engine/base/units.ts';
import type { BotAnswer } from '../../../engine/moves/bots/bot.ts';
import type { Env } from '../../env.ts';
import { logFailure } from '../../log.ts';
import type { RoomState } from '../state/room-state.ts';
import { botQuestion } from './bot-deeds.ts';
import { type BotTurn, beatAfter } from './bot-turns.ts';

/** What a bot wants to do, and when. */
export interface TimedAnswer {
  readonly answer: BotAnswer;
  readonly at: Millis;
}

/** What was asked for one turn of a bot, and what came of it. */
interface Asked {
  readonly turn: string;
  readonly at: Millis;
  /** Null while none has come. */
  readonly answer: TimedAnswer | null;
  readonly failed: boolean;
  /** It was asked in vain, and is to be asked again. */
  readonly again: boolean;
}

/** A service that has been silent for so long is asked anew, for a quick answer. */
const SILENT_AFTER = 20_000;
/** Objects that think, each of them for many rooms: so many long thoughts there are at once at the most. */
const SERVICES = 4;

/** The object that thinks for a room. Rooms are spread by what is random in their names. */
export const botsFor = (service: Env['BOTS'], room: string): ReturnType<Env['BOTS']['getByName']> =>
  service.getByName(`bots-${room.charCodeAt(0) % SERVICES}`);

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
    const isHurried = this.asked?.turn === turn;
    if (isHurried && this.asked?.again === false) return;
    const asked: Asked = { turn, at: millis(Date.now()), answer: null, failed: false, again: false };
    this.asked = asked;
    this.call(room, bot, seed, isHurried).then(
      (answer) => {
        if (answer === null) {
          // The service has given it up.
          if (this.asked === asked) this.asked = { ...asked, failed: true };
          return;
        }
        // A late answer to the same question is as good.
        if (this.asked?.turn !== turn || this.asked.answer !== null) return;
        this.asked = { ...this.asked, answer: { answer, at: beatAfter(bot, Date.now()) } };
        came();
      },
      (error: unknown) => {
        logFailure('room/bot', error);
        if (this.asked === asked) this.asked = { ...asked, failed: true };
      },
    );
  }

  /** What a bot wants to do in its turn; null while that is not known. */
  answerTo(room: RoomState, bot: BotTurn): TimedAnswer | null {
    return this.asked?.turn === turnOf(room, bot) ? this.asked.answer : null;
  }

  /** Whether the service was asked for this turn in vain: it failed, or says nothing. */
  isSilent(room: RoomState, bot: BotTurn, now: Millis): boolean {
    const { asked } = this;
    if (asked?.turn !== turnOf(room, bot) || asked.answer !== null) return false;
    return asked.failed || now - asked.at >= SILENT_AFTER;
  }

  /** What was asked is asked anew next time. */
  repeat(): void {
    if (this.asked !== null) this.asked = { ...this.asked, again: true };
  }

  /** No bot is to act: what was asked need not be thought of any further. */
  drop(room: string): void {
    const { asked } = this;
    this.asked = null;
    if (asked === null || asked.answer !== null || asked.failed) return;
    botsFor(this.service, room)
      .drop(room)
      .catch((error: unknown) => logFailure('room/bot', error));
  }

  private async call(
    room: RoomState,
    bot: BotTurn,
    seed: () => Uint8Array,
    isHurried: boolean,
  ): Promise<BotAnswer | null> {
    const asked = { room: room.id, turn: turnOf(room, bot), lexicon: room.lexicon.id, isHurried };
    return await botsFor(this.service, room.id).answer({ ...asked, ...botQuestion(room, bot, seed()) });
  }
}

const turnOf = ({ game, playedAt }: RoomState, { seat }: BotTurn): string => `${game} ${playedAt} ${seat}`;
