import { expect, test, vi } from 'vitest';
import { seat, seq, square } from '../../../engine/base/units.ts';
import { pauseOf } from '../../../engine/moves/bots/pause.ts';
import { verifyRecord } from '../../../engine/verify/verify-record.ts';
import { letter } from '../../support/tiles.ts';
import { novice, TestDevice, type TestPage } from '../support/device-table.ts';

/** Whole word lists are read, and games thought through, on machines that do other things too. */
const PATIENCE = 60_000;
vi.setConfig({ testTimeout: PATIENCE });

/** Until the person is on turn, or the game is over. */
const onTurn = (page: TestPage): Promise<unknown> =>
  vi.waitUntil(() => page.view.phase === 'over' || page.view.toMove === 0, {
    interval: 1,
    timeout: PATIENCE,
  });

/** Plays on to the end; `between` is called before each turn of the person with the page that is to be played on. */
async function playOut(
  page: TestPage,
  between: (page: TestPage) => TestPage = (same) => same,
): Promise<TestPage> {
  let current = page;
  for (;;) {
    current = between(current);
    await onTurn(current);
    if (current.view.phase === 'over') return current;
    expect(current.does(current.turn())).toMatchObject({ type: 'update' });
  }
}

test.each([1, 2, 3])(
  '[U120] game %i is played to its end by the rules and its seed, and the page knows all of it',
  async (seed) => {
    const device = new TestDevice(seed);
    const page = await playOut(device.open());
    const { record } = device.game();
    const verified = verifyRecord(record);
    expect(verified).toMatchObject({ ok: true, value: { result: page.view.result } });
    expect(record.steps.length).toBeGreaterThan(20);
    expect(page.told.room).toMatchObject({ phase: 'over', seed: record.seed, you: 0 });
    const told = page.heard.flatMap((message) => (message.type === 'update' ? message.steps : []));
    expect(told.map((step) => step.seq)).toEqual(record.steps.map((step) => step.seq));
  },
);

test('[U120, R1] the computer is asked once a turn, and its move comes after the pause of that turn', async () => {
  const device = new TestDevice(1);
  await playOut(device.open());
  const { record } = device.game();
  const turns = record.steps.flatMap(({ events }) =>
    events.flatMap((event) =>
      (event.type === 'played' || event.type === 'exchanged' || event.type === 'passed') && event.seat === 1
        ? [event.turn]
        : [],
    ),
  );
  expect(device.asked).toBe(turns.length);
  expect(device.pauses).toEqual(turns.map(pauseOf));
});

test('[U121] with a reload before each turn, also while the computer thinks, it is the same game', async () => {
  const [whole, broken] = [new TestDevice(2), new TestDevice(2)];
  await playOut(whole.open());
  const page = await playOut(broken.open(), (before) => {
    before.close();
    return broken.open();
  });
  const eventsOf = (device: TestDevice) => device.game().record.steps.map(({ events }) => events);
  expect(eventsOf(broken)).toEqual(eventsOf(whole));
  expect(page.told.after).toBe(0);
});

test('[U121] two tabs play the same game, and a table that another has taken the place of is lost', async () => {
  const device = new TestDevice(3);
  const [here, there] = [device.open(), device.open()];
  await onTurn(here);
  here.does(here.turn());
  there.lookAgain();
  await onTurn(here);
  there.lookAgain();
  await onTurn(there);
  expect(there.told.steps.length).toBeGreaterThan(0);
  expect([there.told.seq, there.view.board]).toEqual([here.told.seq, here.view.board]);
  device.text = (device.text ?? '').replaceAll(device.id, 'device-other');
  const before = there.heard.length;
  there.does({ type: 'pass', lag: 0 });
  expect([there.lost, there.heard.length]).toEqual([true, before]);
});

test('[U122] what a room would refuse is refused by the same code and changes nothing', async () => {
  const device = new TestDevice(1);
  const page = device.open();
  await onTurn(page);
  const { text } = device;
  const [at] = page.view.rack;
  const off = [{ square: square(0), letter: letter(at ?? 'A'), blank: false }];
  const stale = seq(page.told.seq - 1);
  const refusals = [
    page.does({ type: 'place', tiles: off, lag: 0 }),
    page.does({ type: 'place', tiles: [], lag: 0 }),
    page.does({ type: 'exchange', tiles: [letter('Ø')], lag: 0 }),
    page.does({ type: 'pass', lag: 0 }, { expect: stale }),
    page.does({ type: 'pass', lag: 0 }, { expect: seq(page.told.seq + 1) }),
    page.does({ type: 'challenge', turn: 0, words: null }),
    page.does({ type: 'resign', game: 2 }),
    page.does({ type: 'rematch', game: 1 }),
    page.does({ type: 'addBot', seat: seat(1), level: 'master' }),
    page.does({ type: 'ask', game: 1, want: { kind: 'delete' } }),
  ];
  expect(refusals.map((answer) => answer?.type === 'refused' && answer.error.code)).toEqual([
    'play/not-connected',
    'play/no-tiles',
    'rack/missing-tile',
    'room/stale',
    'room/stale',
    'challenge/not-in-rules',
    'room/other-game',
    'room/game-not-over',
    'room/already-started',
    'delete/game-runs',
  ]);
  expect(device.text).toBe(text);
});

test('[U122] while the computer is on turn the person is not', async () => {
  const device = new TestDevice(1);
  device.ask = () => new Promise(() => undefined);
  const page = device.open();
  if (page.view.toMove === 0) page.does({ type: 'pass', lag: 0 });
  const { text } = device;
  expect(page.does({ type: 'pass', lag: 0 })).toMatchObject({ error: { code: 'turn/not-yours', toMove: 1 } });
  expect(device.text).toBe(text);
});

test('[U122] a command that comes twice is applied once, after a reload too', async () => {
  const device = new TestDevice(1);
  const page = device.open();
  await onTurn(page);
  const id = 'ab'.repeat(16);
  device.ask = () => new Promise(() => undefined);
  page.does({ type: 'pass', lag: 0 }, { id });
  const { text } = device;
  const again = device.open();
  expect(again.does({ type: 'pass', lag: 0 }, { id })).toMatchObject({ type: 'update', ack: id });
  expect(device.text).toBe(text);
});

test('[U122, B4] before the end the page is told neither seed nor shares, nor what the computer has', async () => {
  const device = new TestDevice(1);
  const page = device.open();
  await onTurn(page);
  page.does(page.turn());
  await onTurn(page);
  const heard = JSON.stringify(page.heard);
  const { record, play } = device.game();
  expect(heard).not.toContain(record.seed);
  expect(heard).not.toContain(record.nonces[0]);
  expect(heard).not.toContain(JSON.stringify(play.seats[1]?.rack));
  for (const { rack } of page.heard.flatMap((said) =>
    said.type === 'update' && said.game ? [said.game] : [],
  )) {
    expect(rack).toHaveLength(7);
  }
  const events = page.heard.flatMap((said) =>
    said.type === 'update' ? said.steps.flatMap((step) => step.events) : [],
  );
  const drawn = events.flatMap((event) =>
    event.type === 'played' ? [[event.seat, event.drawn === null]] : [],
  );
  expect(drawn).toContainEqual([1, true]);
  expect(drawn).not.toContainEqual([1, false]);
});

test('[U122] resigned or called off it is over at once, while the computer thinks too, and is played again with another seed', async () => {
  const device = new TestDevice(1);
  let thought: () => void = () => undefined;
  device.ask = ({ question }) => new Promise((resolve) => (thought = () => resolve(novice(question, 0))));
  const page = device.open();
  if (page.view.toMove === 0) page.does({ type: 'pass', lag: 0 });
  page.does({ type: 'resign', game: 1 });
  expect(page.view.result).toMatchObject({ reason: 'resignation', standings: [{ place: 2 }, { place: 1 }] });
  const { text } = device;
  thought();
  await new Promise((resolve) => setTimeout(resolve));
  expect(device.text).toBe(text);

  const [first, last] = [device.game().record, page.told.seq];
  expect(page.does({ type: 'rematch', game: 1 })).toMatchObject({ ack: expect.any(String) });
  const second = device.game().record;
  expect(page.told).toMatchObject({ seq: last + 1, room: { game: 2, phase: 'playing', seed: null } });
  expect(page.told.steps[0]?.events[0]).toEqual({
    type: 'gameOpened',
    game: 2,
    commitment: second.commitment,
  });
  expect(second.seed).not.toBe(first.seed);

  page.does({ type: 'ask', game: 2, want: { kind: 'abort' } });
  expect(page.view.result).toMatchObject({ reason: 'abort' });
});

test('[Z8] a computer that fails is asked once more, and then passes', async () => {
  const device = new TestDevice(1);
  device.ask = () => Promise.reject(new Error('broken'));
  const page = device.open();
  if (page.view.toMove === 0) page.does({ type: 'pass', lag: 0 });
  await onTurn(page);
  expect(device.asked).toBe(2);
  const last = page.told.steps.at(-1)?.events;
  expect(last).toContainEqual({ type: 'passed', seat: 1, turn: expect.any(Number), by: 'seat' });
});
