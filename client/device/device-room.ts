import type { Millis } from '../../engine/base/units.ts';
import { viewGame } from '../../engine/game/view.ts';
import type { BotAnswer } from '../../engine/moves/bots/bot.ts';
import { pauseOf } from '../../engine/moves/bots/pause.ts';
import { type ClientMessage, type Command, isStepCommand } from '../../engine/protocol/client-message.ts';
import type { LocalPage } from '../net/local-line.ts';
import type { Asked } from '../thinker/messages.ts';
import { type CommandEnv, decide } from './device-commands.ts';
import { act, BOT, keyOf, lastSeq, onTurn } from './device-game.ts';
import { updateOf } from './device-view.ts';
import { type DeviceGame, readGame, textOf } from './kept-game.ts';

/** What a game of this device needs of the page around it. */
export interface DeviceWorld extends Pick<CommandEnv, 'words' | 'newSecret'> {
  /** Where the one game of the device is kept, for all of its tabs. */
  readonly store: { readonly read: () => string | null; readonly write: (text: string) => void };
  /** What a computer opponent answers; null where it was given up. */
  readonly ask: (asked: Asked) => Promise<BotAnswer | null>;
  readonly now: () => Millis;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** So often a bot is asked before it passes. */
const TRIES = 2;

/**
 * A room for one person and a computer, in the page: takes what a page says to a room and answers as one. What is kept
 * is the truth, so that two tabs play the same game.
 */
export class DeviceRoom {
  private readonly world: DeviceWorld;
  private readonly page: LocalPage;
  private readonly id: string;
  private known: { readonly text: string; readonly game: DeviceGame } | null = null;
  /** The last step that the page was told of. */
  private told = 0;
  /** The turn for which the bot was asked. */
  private asked: number | null = null;
  private isClosed = false;

  /** The table of this `id`, which must be kept; the page loses it where another takes its place. */
  constructor(id: string, world: DeviceWorld, page: LocalPage) {
    this.id = id;
    this.world = world;
    this.page = page;
  }

  /** Takes what the page says. Chat and the like are not for such a room. */
  take(message: ClientMessage): void {
    const game = this.look();
    if (game === null) return;
    if (message.type === 'sync') this.tell(game, message.after, null);
    else if (isStepCommand(message)) this.obey(game, message);
    this.playBot();
  }

  /** What is kept may have changed: another tab has played. */
  lookAgain(): void {
    const game = this.look();
    if (game === null || lastSeq(game.record) === this.told) return;
    this.tell(game, this.told, null);
    this.playBot();
  }

  close(): void {
    this.isClosed = true;
  }

  private obey(game: DeviceGame, command: Command): void {
    const { world } = this;
    const { id } = command;
    const done = decide(game, command, { ...world, now: world.now() });
    if (done.ok) this.keep(done.value, id);
    else {
      // What came too late has to be seen first.
      if (lastSeq(game.record) !== this.told) this.tell(game, this.told, null);
      this.page.hear({ type: 'refused', id, seq: lastSeq(game.record), error: done.error });
    }
  }

  /** The game as it is kept; null where it is not there any more, which the page is told. */
  private look(): DeviceGame | null {
    if (this.isClosed) return null;
    const text = this.world.store.read();
    if (text !== null && text === this.known?.text) return this.known.game;
    const read = text === null ? null : readGame(text);
    if (text === null || !read?.ok || read.value.record.room !== this.id) {
      this.close();
      this.page.lose();
      return null;
    }
    this.known = { text, game: read.value };
    return read.value;
  }

  private keep(game: DeviceGame, ack: string | null): void {
    const text = textOf(game);
    this.world.store.write(text);
    this.known = { text, game };
    this.tell(game, this.told, ack);
  }

  private tell(game: DeviceGame, after: number, ack: string | null): void {
    this.page.hear(updateOf(game, after, this.world.now(), ack));
    this.told = lastSeq(game.record);
  }

  private playBot(): void {
    const game = this.look();
    if (game === null || onTurn(game) !== BOT) return;
    const at = lastSeq(game.record);
    if (this.asked === at) return;
    this.asked = at;
    void this.botTurn(game, at);
  }

  /** Thinks while it pauses as a person would (rule R1), which a reload does not begin anew. */
  private async botTurn(game: DeviceGame, at: number): Promise<void> {
    const since = game.record.steps.at(-1)?.at ?? this.world.now();
    const left = since + pauseOf(game.play.turn) - this.world.now();
    const [answer] = await Promise.all([this.think(game), this.world.wait(Math.max(0, left))]);
    const now = this.look();
    // Resigned meanwhile, or played by another tab.
    if (now === null || lastSeq(now.record) !== at) return;
    this.keep(this.played(now, answer), null);
    this.playBot();
  }

  /** What the bot wants to do: a pass where it cannot be had. */
  private async think({ level, play, record }: DeviceGame): Promise<BotAnswer> {
    const question = { level, seat: BOT, ruleset: play.ruleset, game: viewGame(play, BOT) };
    const key = keyOf({ play, record });
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        const answer = await this.world.ask({ question, lexicon: record.lexicon.id, key });
        if (answer !== null) return answer;
      } catch {
        // Asked once more; the game goes on in any case.
      }
    }
    return { type: 'pass' };
  }

  /** What the rules refuse of a bot is a pass. */
  private played(game: DeviceGame, answer: BotAnswer): DeviceGame {
    const at = { words: this.world.words, now: this.world.now() };
    const wanted = act(game, { ...answer, seat: BOT }, null, at);
    if (wanted.ok) return wanted.value;
    const passed = act(game, { type: 'pass', seat: BOT }, null, at);
    return passed.ok ? passed.value : game;
  }
}
