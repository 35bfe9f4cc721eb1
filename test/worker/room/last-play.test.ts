import { expect, test } from 'vitest';
import type { GameState } from '../../../engine/game/state.ts';
import { abandonedAt, nextAlarm, retentionEnd } from '../../../worker/room/decisions/deadlines.ts';
import { CoreRoom } from '../support/core-room.ts';
import { someTurn } from '../support/play-on.ts';

const WINDOW = 30_000;

/** A game that was played until its last play waits, and who is asked. */
function waiting(): { core: CoreRoom; asked: number } {
  const core = CoreRoom.playing();
  while (core.room.play?.phase === 'playing') {
    const { toMove } = core.room.play;
    core.say(toMove, someTurn(core.told(toMove)));
  }
  const asked = playOf(core).wait?.answers[0]?.seat;
  if (asked === undefined) throw new Error('nobody is asked');
  return { core, asked };
}

function playOf(core: CoreRoom): GameState {
  if (core.room.play === null) throw new Error('no game');
  return core.room.play;
}

const types = ({ events }: { events: readonly { type: string }[] }) => events.map((event) => event.type);

test('[C4] a last play stands when the time of who is asked is over, and the end reveals the seed', () => {
  const { core } = waiting();
  expect(nextAlarm(core.room)).toBe(core.now + WINDOW);
  core.wait(WINDOW - 1);
  expect(core.time().events).toEqual([]);
  core.wait(1);
  expect(types(core.time())).toEqual(['accepted', 'ended', 'seedRevealed']);
});

test('[C4] a last play that is challenged off leaves no deadline, and everybody plays on, after a restart too', () => {
  const { core, asked } = waiting();
  const { turn = 0 } = playOf(core).wait ?? {};
  const out = 1 - asked;
  const before = playOf(core).latestPlay;
  expect(types(core.say(asked, { type: 'challenge', turn, words: null }))).toEqual(['challenged']);
  const again = core.restarted();
  expect(nextAlarm(again.room)).toBe(abandonedAt(again.room));
  expect(playOf(again)).toMatchObject({ phase: 'playing', wait: null, toMove: asked });
  expect(playOf(again).seats[out]?.rack).toHaveLength(before?.tiles.length ?? 0);
  again.wait(WINDOW);
  expect(again.time().events).toEqual([]);
  expect(again.say(out, { type: 'accept', turn }).refused?.code).toBe('answer/not-asked');
  expect(types(again.say(asked, someTurn(again.told(asked), 2)))).toContain('played');
});

test('[D6] the same deadline again changes nothing', () => {
  const { core } = waiting();
  core.wait(WINDOW);
  core.time();
  const { seq } = core.room;
  for (let n = 0; n < 100; n++) core.time();
  expect(core.room.seq).toBe(seq);
});

test('[C4] the time stands still while who is asked is away', () => {
  const { core, asked } = waiting();
  core.wait(10_000);
  core.goneSince[asked] = core.now;
  expect(types(core.time())).toEqual(['answerClock']);
  core.wait(60 * 60_000);
  expect(core.time().events).toEqual([]);
  core.goneSince[asked] = null;
  expect(types(core.time())).toEqual(['answerClock']);
  expect(nextAlarm(core.room)).toBe(core.now + 20_000);
  core.wait(20_000);
  expect(types(core.time())).toContain('ended');
});

test('[C4] an alarm that comes late finds the time over, though who is asked has left since', () => {
  const { core, asked } = waiting();
  core.wait(WINDOW + 40_000);
  core.goneSince[asked] = core.now;
  expect(types(core.time())).toEqual(['accepted', 'ended', 'seedRevealed']);
});

test('[D6] deadlines are looked at before each message: a late challenge does not get in', () => {
  const { core, asked } = waiting();
  const turn = playOf(core).wait?.turn ?? 0;
  core.wait(WINDOW);
  const { refused, events } = core.say(asked, { type: 'challenge', turn, words: null });
  expect(events.map((event) => event.type)).toContain('ended');
  expect(refused).not.toBeNull();
});

test('[D6] a client whose countdown has run out says so, and the room looks', () => {
  const { core } = waiting();
  expect(core.hear(null, { type: 'due' }).events).toEqual([]);
  core.wait(WINDOW);
  expect(types(core.hear(null, { type: 'due' }))).toContain('ended');
});

test('[C3] two challenge the same play: the first is judged, the second is told so', () => {
  const core = CoreRoom.playing(3);
  const { toMove } = playOf(core);
  core.say(toMove, someTurn(core.told(toMove), 2));
  const [first = 0, second = 0] = [0, 1, 2].filter((at) => at !== toMove);
  const seen = core.room.seq;
  expect(types(core.say(first, { type: 'challenge', turn: 0, words: null }, { expect: seen }))).toContain(
    'challenged',
  );
  expect(core.say(second, { type: 'challenge', turn: 0, words: null }, { expect: seen }).refused?.code).toBe(
    'challenge/already-judged',
  );
});

test('[D7] an unstarted room is kept seven days after the last coming or going, a played one 30 after the last turn', () => {
  const day = 24 * 60 * 60 * 1000;
  const core = new CoreRoom(2);
  expect(retentionEnd(core.room)).toBe(core.now + 7 * day);
  core.wait(day);
  core.sit('a');
  expect(retentionEnd(core.room)).toBe(core.now + 7 * day);
  core.wait(day);
  core.say(0, { type: 'rename', name: 'Still here' });
  expect(retentionEnd(core.room)).toBe(core.now + 6 * day);

  const played = CoreRoom.playing();
  expect(nextAlarm(played.room)).toBe(played.now + 30 * day);
  while (playOf(played).phase === 'playing') played.say(playOf(played).toMove, { type: 'pass' });
  const ended = played.now;
  played.wait(day);
  for (const at of [0, 1]) played.say(at, { type: 'rematch', game: 1 });
  played.say(0, { type: 'leave' });
  expect(retentionEnd(played.room)).toBe(ended + 30 * day);
});
