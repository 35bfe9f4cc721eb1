import { expect, test } from 'vitest';
import type { BotAnswer } from '../../../engine/moves/bots/bot.ts';
import { Thinking, type Wanted } from '../../../worker/bots/thinking.ts';

const SLICES = 5;

/** A place to think, whose pauses end when `step` is called, and what is thought there. */
function place() {
  const pauses: (() => void)[] = [];
  const thinking = new Thinking(() => new Promise<void>((resolve) => pauses.push(resolve)));
  /** By thought, as `long a` or `quick a`: how many slices it has had, in the order in which they were begun. */
  const slices = new Map<string, number>();

  function* thought(name: string, answer: BotAnswer): Generator<void, BotAnswer> {
    for (let n = 1; n <= SLICES; n++) {
      slices.set(name, n);
      yield;
    }
    return answer;
  }
  const wanted = (room: string, turn = '1'): Wanted => ({
    room,
    turn,
    long: () => thought(`long ${room}${turn}`, { type: 'exchange', tiles: [] }),
    quick: () => thought(`quick ${room}${turn}`, { type: 'accept', turn: 0 }),
  });
  const step = async (): Promise<void> => {
    pauses.shift()?.();
    // Whatever hangs on the pause comes before this.
    await new Promise((resolve) => setTimeout(resolve));
  };
  const toTheEnd = async (): Promise<void> => {
    while (pauses.length > 0) await step();
  };
  const kinds = (answers: readonly (BotAnswer | null)[]) =>
    answers.map((answer) => (answer === null ? null : answer.type === 'exchange' ? 'long' : 'quick'));
  return { thinking, slices, wanted, step, toTheEnd, kinds };
}

const ROOMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

test('[R1, Z2] of ten rooms that ask at once four have a long thought, one after the other, and six a quick one', async () => {
  const { thinking, slices, wanted, step, toTheEnd, kinds } = place();
  const answers = Promise.all(ROOMS.map((room) => thinking.ask(wanted(room))));
  const underWay = () =>
    [...slices].filter(([, count]) => count < SLICES).map(([name]) => name.split(' ')[0]);
  for (let n = 0; n < 3 * SLICES; n++) {
    await step();
    expect(['', 'long', 'quick', 'long,quick', 'quick,long']).toContain(underWay().join());
  }
  await toTheEnd();
  expect(kinds(await answers)).toEqual([...Array(4).fill('long'), ...Array(6).fill('quick')]);
  expect([...slices.keys()].filter((name) => name.startsWith('long'))).toEqual(
    ['a', 'b', 'c', 'd'].map((room) => `long ${room}1`),
  );
});

test('[R1] whoever had a long thought last gives way to those who had none', async () => {
  const { thinking, wanted, toTheEnd, kinds } = place();
  const first = Promise.all(['a', 'b', 'c', 'd'].map((room) => thinking.ask(wanted(room))));
  await toTheEnd();
  expect(kinds(await first)).toEqual(['long', 'long', 'long', 'long']);
  const rooms = ['a', 'b', 'c', 'd', 'e', 'f'];
  const second = Promise.all(rooms.map((room) => thinking.ask(wanted(room, '2'))));
  await toTheEnd();
  expect(kinds(await second)).toEqual(['long', 'long', 'quick', 'quick', 'long', 'long']);
});

test('[R1] a room has one question: the same again is not thought of twice, another takes its place', async () => {
  const { thinking, slices, wanted, step, toTheEnd, kinds } = place();
  const same = [thinking.ask(wanted('a')), thinking.ask(wanted('a'))];
  await step();
  await step();
  const other = thinking.ask(wanted('a', '2'));
  expect(await Promise.all(same)).toEqual([null, null]);
  await toTheEnd();
  expect(kinds([await other])).toEqual(['long']);
  expect([...slices]).toEqual([
    ['long a1', 2],
    ['long a2', SLICES],
  ]);
});

test('[R1] what is asked again in a hurry is thought quickly, and what is dropped not at all', async () => {
  const { thinking, slices, wanted, step, toTheEnd, kinds } = place();
  const patient = thinking.ask(wanted('a'));
  const waiting = thinking.ask(wanted('b'));
  await step();
  const hurried = thinking.ask({ ...wanted('a'), long: null });
  thinking.drop('b');
  await toTheEnd();
  expect(kinds(await Promise.all([patient, waiting, hurried]))).toEqual([null, null, 'quick']);
  expect([...slices]).toEqual([
    ['long a1', 1],
    ['quick a1', SLICES],
  ]);
});

test('[R1] a thought that fails fails for its room alone, and no more than 200 rooms are answered at a time', async () => {
  const { thinking, wanted, toTheEnd, kinds } = place();
  const broken = thinking.ask({
    ...wanted('x'),
    // biome-ignore lint/correctness/useYield: it fails before it comes to that.
    long: function* () {
      throw new Error('broken');
    },
  });
  const others = Promise.all(Array.from({ length: 200 }, (_, n) => thinking.ask(wanted(`${n}`))));
  await expect(Promise.all([broken, toTheEnd()])).rejects.toThrow('broken');
  await toTheEnd();
  const all = kinds(await others);
  expect(all.slice(0, 3)).toEqual(['long', 'long', 'long']);
  expect([all.filter((kind) => kind === 'quick').length, all.at(-1)]).toEqual([196, null]);
});
