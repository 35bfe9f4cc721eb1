import { abortAllDurableObjects, evictDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { Device } from '../support/device.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { hex } from '../support/hex.ts';
import { mover, newest, playOn, someTurn } from '../support/play-on.ts';
import type { Player } from '../support/player.ts';
import { playingTable, type Table } from '../support/table.ts';

fixChance(4);

/** The seat on turn, with a second tab of its own. */
async function onTurn(table: Table): Promise<{ player: Player; tab: Player; seat: number }> {
  const seat = newest(table).game?.toMove ?? 0;
  const tab = await table.devices[seat]?.connect(table.room);
  if (!tab) throw new Error('no tab');
  return { player: mover(table), tab, seat };
}

test('[M3] the same command sent twice is applied once and acknowledged twice', async () => {
  const table = await playingTable();
  const { player } = await onTurn(table);
  const command = { ...someTurn(player.now), id: hex(16), expect: player.seq };
  player.send(command);
  player.send(command);
  const answers = [];
  for (let n = 0; n < 2; n++) {
    answers.push(await player.next((message) => message.type === 'update' && message.ack === command.id));
  }
  expect(answers.map((answer) => answer.type === 'update' && answer.seq)).toEqual([
    command.expect + 1,
    command.expect + 1,
  ]);
  expect(player.now.game?.turn).toBe(1);
});

test.each(['hibernate', 'close'] as const)(
  '[M3] a command is applied once though its answer was lost with the object (sockets: %s)',
  async (webSockets) => {
    const table = await playingTable();
    const { player, seat } = await onTurn(table);
    const id = hex(16);
    const expected = player.seq;
    const wish = someTurn(player.now);
    await player.command(wish, { id, expect: expected });
    await evictDurableObject(table.stub, { webSockets });
    const after = webSockets === 'close' ? await table.devices[seat]?.connect(table.room) : player;
    const again = await after?.command(wish, { id, expect: expected });
    expect(again).toMatchObject({ type: 'update', ack: id, seq: expected + 1 });
    expect(after?.now.game?.turn).toBe(1);
  },
);

test('[M3] a command that another tab has sent already is acknowledged there too, with what that tab lacks', async () => {
  const table = await playingTable();
  const { player, tab } = await onTurn(table);
  const id = hex(16);
  const expected = player.seq;
  const wish = someTurn(player.now);
  await player.command(wish, { id, expect: expected });
  const again = await tab.command(wish, { id, expect: expected });
  expect(again).toMatchObject({ type: 'update', ack: id, after: expected, seq: expected + 1 });
  await abortAllDurableObjects();
  const fresh = await table.devices[newest(table).game?.toMove === 0 ? 1 : 0]?.connect(table.room);
  expect(await fresh?.command(wish, { id, expect: expected })).toMatchObject({ ack: id, seq: expected + 1 });
});

test('[M4] of two different turns on the same board one is applied, and the other is told how far the room is', async () => {
  const table = await playingTable();
  for (let round = 0; round < 8; round++) {
    const { player, tab, seat } = await onTurn(table);
    const expected = player.seq;
    const answers = await Promise.all([
      player.command(someTurn(player.now, 2), { expect: expected }),
      tab.command({ type: 'pass' }, { expect: expected }),
      table.players[1 - seat]?.command({ type: 'pass' }, { expect: expected }),
    ]);
    const applied = answers.filter((answer) => answer?.type === 'update');
    expect(applied).toHaveLength(1);
    for (const answer of answers) {
      if (answer?.type === 'refused') expect(answer.error.code).toMatch(/^(room\/stale|turn\/not-yours)$/);
    }
    await Promise.all(table.players.map((each) => each.reach(answers[0]?.seq ?? expected)));
    expect(newest(table).seq).toBe(expected + 1);
    tab.socket.close(1000);
  }
});

test('[M5] a refused command changes nothing, and the same id is judged anew', async () => {
  const table = await playingTable();
  const { player, seat } = await onTurn(table);
  const other = table.players[1 - seat];
  const id = hex(16);
  expect(await other?.refused({ type: 'pass' }, { id })).toBe('turn/not-yours');
  await player.does({ type: 'pass' });
  await other?.reach(player.seq);
  expect(await other?.command({ type: 'pass' }, { id })).toMatchObject({ type: 'update', ack: id });
});

test('[M6] every viewer gets every step, numbered without a gap, and a late one gets the whole game', async () => {
  const table = await playingTable({ seats: 3 });
  const watcher = await Device.make();
  const watching = await watcher.connect(table.room, { after: table.players[0]?.seq ?? 0 });
  expect(watching.now).toMatchObject({ steps: [], room: { you: null } });
  await playOn(table, { turns: 12, most: 3 });
  await watching.reach(newest(table).seq);
  for (const each of [...table.players, watching]) {
    const seen = each.frames
      .flatMap((frame) => JSON.parse(frame))
      .filter((message) => message.type === 'update');
    for (const update of seen) {
      const seqs = update.steps.map((step: { seq: number }) => step.seq);
      expect(seqs).toEqual(seqs.map((_: number, index: number) => update.after + 1 + index));
    }
  }
  const late = await watcher.connect(table.room);
  expect(late.now.steps.map((step) => step.seq)).toEqual(
    Array.from({ length: late.seq }, (_, index) => index + 1),
  );
  const ahead = await watcher.connect(table.room, { after: 10_000 });
  expect(ahead.now).toMatchObject({ after: 0, seq: late.seq });
});
