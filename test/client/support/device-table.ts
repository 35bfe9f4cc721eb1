import { firstGame, type Secret } from '../../../client/device/device-game.ts';
import { DeviceRoom, type DeviceWorld } from '../../../client/device/device-room.ts';
import { type DeviceGame, readGame, textOf } from '../../../client/device/kept-game.ts';
import { chanceOf } from '../../../engine/base/chance.ts';
import { millis, type Seq, seat, seq } from '../../../engine/base/units.ts';
import type { BotAnswer, BotQuestion } from '../../../engine/moves/bots/bot.ts';
import { think } from '../../../engine/moves/bots/think.ts';
import type { Command } from '../../../engine/protocol/client-message.ts';
import type { ServerMessage, UpdateMessage } from '../../../engine/protocol/server-message.ts';
import { builtLexicon, builtVocabulary } from '../../support/built-lexicon.ts';
import { START } from '../../support/table.ts';

const { words } = builtLexicon('english');
const everyday = builtVocabulary('english', 'everyday');
const LEXICON = { id: 'english', title: 'Test', hash: '0'.repeat(16), words: 1 };

type Order<C = Command> = C extends Command ? Omit<C, 'id' | 'expect'> : never;

/** Of all pages: no two commands have one id. */
let commands = 0;

/** The turn of a novice whose chance a number stands for. */
export function novice(question: Omit<BotQuestion, 'level'>, chance: number): BotAnswer {
  const known = { all: words, known: everyday };
  const thought = think({ ...question, level: 'novice' }, known, chanceOf(Uint8Array.of(chance)));
  for (;;) {
    const slice = thought.next();
    if (slice.done) return slice.value;
  }
}

/** What a seed makes of the device's chance: each secret is another one. */
function secrets(seed: number): () => Secret {
  let count = 0;
  return () => {
    const byte = (seed * 16 + count++).toString(16).padStart(2, '0').slice(-2);
    return { seed: byte.repeat(32), nonce: byte.repeat(16) };
  };
}

/** A device with a game against a novice that a seed decides, whose pages the test is. Time stands but for the pauses. */
export class TestDevice {
  readonly id = 'device-table';
  text: string | null;
  /** How long the bot has waited, each time. */
  readonly pauses: number[] = [];
  /** How often the bot was asked. */
  asked = 0;
  ask: DeviceWorld['ask'] = async ({ question }) => novice(question, 0);
  readonly world: DeviceWorld;
  private now = START;

  constructor(seed: number) {
    const newSecret = secrets(seed);
    const table = { id: this.id, name: 'Ida', level: 'novice', lexicon: LEXICON } as const;
    this.text = textOf(firstGame(table, newSecret(), { words, now: this.now }));
    this.world = {
      words,
      newSecret,
      store: { read: () => this.text, write: (text) => (this.text = text) },
      ask: (asked) => {
        this.asked++;
        return this.ask(asked);
      },
      now: () => this.now,
      wait: async (milliseconds) => {
        this.pauses.push(milliseconds);
        this.now = millis(this.now + milliseconds);
      },
    };
  }

  open(): TestPage {
    return new TestPage(this.id, this.world);
  }

  /** What is kept. */
  game(): DeviceGame {
    const game = readGame(this.text ?? '');
    if (!game.ok) throw new Error(game.error.code);
    return game.value;
  }
}

/** One page of a device: all that it was told, and what it does. */
export class TestPage {
  readonly heard: ServerMessage[] = [];
  lost = false;
  private readonly room: DeviceRoom;

  constructor(id: string, world: DeviceWorld) {
    this.room = new DeviceRoom(id, world, {
      hear: (message) => this.heard.push(message),
      lose: () => (this.lost = true),
    });
    this.room.take({ type: 'sync', after: seq(0) });
  }

  /** How things stand, as it was told last. */
  get told(): UpdateMessage {
    const update = this.heard.findLast((message) => message.type === 'update');
    if (update?.type !== 'update') throw new Error('nothing was told');
    return update;
  }

  get view() {
    const { game } = this.told;
    if (game === null) throw new Error('no game was told of');
    return game;
  }

  /** Says it to the room and gives its answer. */
  does(order: Order, over: { readonly id?: string; readonly expect?: Seq } = {}): ServerMessage | undefined {
    const id = over.id ?? (++commands).toString(16).padStart(32, '0');
    this.room.take({ ...order, id, expect: over.expect ?? this.told.seq });
    return this.heard.findLast((message) =>
      message.type === 'refused' ? message.id === id : message.type === 'update' && message.ack === id,
    );
  }

  /** What a novice would do in its place. */
  turn(): Order {
    const { ruleset } = this.told.room;
    const answer = novice({ seat: seat(0), ruleset, game: this.view }, 1);
    switch (answer.type) {
      case 'place':
        return { type: 'place', tiles: [...answer.tiles], lag: 0 };
      case 'exchange':
        return { type: 'exchange', tiles: [...answer.tiles], lag: 0 };
      case 'pass':
        return { type: 'pass', lag: 0 };
      default:
        throw new Error('there is nothing to judge');
    }
  }

  /** Another tab has played. */
  lookAgain(): void {
    this.room.lookAgain();
  }

  close(): void {
    this.room.close();
  }
}
