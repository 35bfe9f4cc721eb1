import { env } from 'cloudflare:workers';
import { hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { chanceOf } from '../../../engine/base/chance.ts';
import type { BotAnswer } from '../../../engine/moves/bots/bot.ts';
import { think } from '../../../engine/moves/bots/think.ts';
import { Thinking } from '../../../worker/bots/thinking.ts';
import { loadLexicon } from '../../../worker/lexica.ts';
import { botQuestion } from '../../../worker/room/bots/bot-deeds.ts';
import { botTurn } from '../../../worker/room/bots/bot-turns.ts';
import { addBot } from '../support/bot-room.ts';
import { CoreRoom } from '../support/core-room.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { playingTable } from '../support/table.ts';

fixChance(62);

const TURNS = 20;

/** A turn of Master's, thought of anew until it is enough. */
async function mastersThought(isEnough: () => boolean): Promise<() => Generator<void, BotAnswer>> {
  const core = new CoreRoom(2);
  core.sit('a');
  core.say(0, { type: 'nonce', game: 1, nonce: '0'.repeat(32) });
  addBot(core, 1, 0, 'master');
  while (botTurn(core.room) === null) core.say(0, { type: 'pass' });
  const bot = botTurn(core.room);
  if (bot === null) throw new Error('nobody plays');
  const { question, key } = botQuestion(core.room, bot, new Uint8Array(32));
  const { words } = await loadLexicon(env.ASSETS, question.ruleset.tileSet, core.room.lexicon.id);
  return function* () {
    for (;;) {
      const answer = yield* think(question, { all: words, known: words }, chanceOf(hexToBytes(key)));
      if (isEnough()) return answer;
    }
  };
}

test('[Z2, M5] while Master thinks, a room of the same process acknowledges turn after turn', async () => {
  const table = await playingTable({ preset: 'classic' });
  let acked = 0;
  const long = await mastersThought(() => acked === TURNS);
  const answer = new Thinking(() => scheduler.wait(0)).ask({ room: 'a', turn: '1', long, quick: long });
  for (let turn = 0; turn < TURNS; turn++) {
    const mover = table.players[table.players[0]?.now.game?.toMove ?? 0];
    if (mover === undefined) throw new RangeError('two play');
    const { seq } = await mover.does({ type: 'exchange', tiles: mover.now.game?.rack.slice(0, 1) ?? [] });
    await Promise.all(table.players.map((player) => player.reach(seq)));
    acked++;
  }
  expect(await answer).toMatchObject({ type: 'place' });
  expect(acked).toBe(TURNS);
});
