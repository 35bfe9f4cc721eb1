import { describe, expect, test } from 'vitest';
import { START, Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';
import { TestSocket } from '../support/test-socket.ts';
import { say, settle, usePage } from '../support/use-page.ts';

const at = usePage();
const { newest } = TestSocket;
const said = (): { type: string }[] =>
  newest()
    .sent.filter((frame) => frame !== 'ping')
    .map((frame) => JSON.parse(frame));
const sent = (): unknown[] => said().filter(({ type }) => type !== 'chat');
const query = (): URLSearchParams => new URL(newest().url).searchParams;

describe('[D14] a room that was set back', () => {
  /** The page has steps 1 to 3, and its line breaks. */
  async function atThree(): Promise<void> {
    await at.goLive();
    for (const move of [0, 1]) {
      at.told.table.pass(move);
      say(at.told.step().update(at.told.steps.length - 1));
    }
    newest().end(1006);
    at.page.retryNow();
    await settle();
    newest().open();
  }

  test('[D14] is asked behind a step, of an epoch, that was made at a time', async () => {
    expect([query().get('epoch'), query().get('at')]).toEqual([null, null]);
    await atThree();
    expect(['after', 'epoch', 'at'].map((name) => query().get(name))).toEqual(['3', 'first', `${START}`]);
  });

  test('[D14] is shown as it is now, though it be older, and its chat is asked for whole', async () => {
    await atThree();
    const before = new RoomOf(new Table({ racks: ['FINEDXY', 'CONABCD'] }), 'abc');
    say(before.update(0));
    expect([at.page.connection.value.status, at.page.seqNow.value, at.page.game.value?.turn]).toEqual([
      'live',
      1,
      0,
    ]);
    expect(said()).toEqual([{ type: 'chat', after: 0 }]);
    // And goes on from there.
    before.table.pass(0);
    say(before.step().update(1));
    expect([at.page.seqNow.value, at.page.game.value?.turn]).toEqual([2, 1]);
  });

  test('[D14] is asked for everything by whoever learns of it from another’s return', async () => {
    await atThree();
    say(at.told.update(3));
    at.told.epoch = 'second';
    say(at.told.push([{ type: 'restored' }]).update(3));
    expect(sent()).toEqual([{ type: 'sync', after: 0 }]);
    say(at.told.update(0));
    expect(at.page.seqNow.value).toBe(4);
    expect(said().at(-1)).toEqual({ type: 'chat', after: 0 });
  });

  test('[D14] an update behind the first that is older is only late', async () => {
    await atThree();
    say(at.told.update(3));
    say(new RoomOf(new Table({ racks: ['FINEDXY', 'CONABCD'] }), 'abc').update(0));
    expect(at.page.seqNow.value).toBe(3);
  });
});
