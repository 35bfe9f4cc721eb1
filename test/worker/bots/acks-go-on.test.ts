import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { botQuestion } from '../../../worker/room/bots/bot-deeds.ts';
import { botTurn } from '../../../worker/room/bots/bot-turns.ts';
import { addBot } from '../support/bot-room.ts';
import { CoreRoom } from '../support/core-room.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { playingTable } from '../support/table.ts';

fixChance(62);

/** A turn of Master's, as a room asks for it. */
function mastersTurn() {
  const core = new CoreRoom(2);
  core.sit('a');
  core.say(0, { type: 'nonce', game: 1, nonce: '0'.repeat(32) });
  addBot(core, 1, 0, 'master');
  while (botTurn(core.room) === null) core.say(0, { type: 'pass' });
  const bot = botTurn(core.room);
  if (bot === null) throw new Error('nobody plays');
  const { id, lexicon } = core.room;
  const call = { room: id, turn: 'its first', lexicon: lexicon.id, isHurried: false };
  return { ...call, ...botQuestion(core.room, bot, new Uint8Array(32)) };
}

test('[Z2, M5] while Master thinks, a room of the same process acknowledges turn after turn', async () => {
  const table = await playingTable({ preset: 'classic' });
  const acked: string[] = [];
  let isThinking = true;
  const answer = env.BOTS.getByName('bots-0')
    .answer(mastersTurn())
    .finally(() => {
      isThinking = false;
    });
  for (let turn = 0; turn < 20; turn++) {
    const mover = table.players[table.players[0]?.now.game?.toMove ?? 0];
    if (mover === undefined) throw new RangeError('two play');
    const { seq } = await mover.does({ type: 'exchange', tiles: mover.now.game?.rack.slice(0, 1) ?? [] });
    acked.push(isThinking ? 'meanwhile' : 'behind it');
    await Promise.all(table.players.map((player) => player.reach(seq)));
  }
  // Those of the first turns at least: each waits for one slice of the thought at most, of which there are many.
  expect(acked.slice(0, 5)).toEqual(Array(5).fill('meanwhile'));
  expect(await answer).toMatchObject({ type: 'place' });
});
