import { runInDurableObject } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { seq } from '../../../engine/base/units.ts';
import { Attendance } from '../../../worker/room/sockets/attendance.ts';
import { Door } from '../../../worker/room/sockets/door.ts';
import { Messenger } from '../../../worker/room/sockets/messenger.ts';
import { type Connection, Sockets } from '../../../worker/room/sockets/sockets.ts';
import { RoomStore } from '../../../worker/room/store/room-store.ts';
import { TalkStore } from '../../../worker/talk/talk-store.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { hex } from '../support/hex.ts';
import { mover, someTurn } from '../support/play-on.ts';
import { playingTable } from '../support/table.ts';

fixChance(77);

/** The sockets of a room, to that of which nothing can be sent that is the first now. */
class OneBroken extends Sockets {
  private readonly broken = this.open()[0]?.socket;

  override send(connection: Connection, text: string): void {
    if (connection.socket === this.broken) throw new Error('broken');
    super.send(connection, text);
  }
}

test('[M5] one socket that cannot be told is closed with 1011, and all others are told', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const table = await playingTable();
  const last = await runInDurableObject(table.stub, (_, ctx) => {
    const store = new RoomStore(ctx.storage);
    const sockets = new OneBroken(ctx);
    const door = new Door(new TalkStore(ctx.storage), sockets);
    const messenger = new Messenger(sockets, store, new Attendance(store, sockets), door);
    const room = store.load();
    if (room === null) throw new Error('no room');
    messenger.updateAll(room, store.stepsAfter(seq(room.seq - 1)), null);
    return room.seq;
  });
  const closed = await Promise.race(
    table.players.map(async (player) => [player, await player.closed] as const),
  );
  expect(closed[1]).toEqual({ code: 1011, reason: 'failed' });
  const other = table.players.find((player) => player !== closed[0]);
  expect(await other?.next((message) => message.type === 'update' && message.seq === last)).toMatchObject({
    steps: [{ seq: last }],
  });
  expect(lines.mock.calls.map(([line]) => JSON.parse(line).code)).toEqual(['room/tell']);
  vi.restoreAllMocks();
});

test('[M3, M5] a command whose answer fails is stored, its sender is closed with 1011, and a repeat is no second one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const table = await playingTable();
  const player = mover(table);
  const told = vi.spyOn(Sockets.prototype, 'send').mockImplementation(() => {
    throw new Error('broken');
  });
  const command = { ...someTurn(player.now), id: hex(16), expect: player.seq };
  player.send(command);
  expect(await player.closed).toEqual({ code: 1011, reason: 'failed' });
  told.mockRestore();
  const back = await table.devices[player.now.room.you ?? 0]?.connect(table.room);
  expect(back?.seq).toBe(command.expect + 1);
  back?.send(command);
  expect(
    await back?.next((message) => message.type === 'update' && message.ack === command.id),
  ).toMatchObject({
    seq: command.expect + 1,
  });
  vi.restoreAllMocks();
});
