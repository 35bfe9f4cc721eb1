import { equipmentOf } from '../../../engine/equipment/equipment.ts';
import { playingSeats } from '../../../engine/game/seats.ts';
import type { Improviser } from './improviser.ts';
import { type Message, TABS } from './stage.ts';

const MINUTE = 60_000;

/** Something between two turns: mostly of the viewer, whose every way to learn something is tried. */
export async function disturbance(improviser: Improviser): Promise<void> {
  const { plan, random, stage } = improviser;
  const { viewer } = plan;
  const tab = viewer * TABS + random.below(TABS);
  const isOpen = stage.tabs[tab]?.isOpen ?? false;
  switch (random.below(12)) {
    case 0:
    case 1:
      return comeBack(improviser, tab);
    case 2:
      return improviser.do({
        do: 'get',
        device: viewer,
        what: random.pick(['summary', 'page', 'update', 'news'] as const),
      });
    case 3:
      if (improviser.play?.phase !== 'over')
        await improviser.do({ do: 'get', device: viewer, what: 'record' });
      return;
    case 4:
    case 5:
    case 6:
      return improviser.sayFrom(viewer, mistake(improviser));
    case 7:
      return improviser.sayFrom(
        viewer,
        random.pick([
          { type: 'sync', after: random.below(stage.state().seq + 3) },
          { type: 'due' },
          { type: 'away', away: random.chance(0.5) },
        ]),
      );
    case 8:
      return trouble(improviser);
    case 9:
      if (isOpen) await improviser.do({ do: random.pick(['cut', 'close'] as const), tab });
      return;
    case 10:
      return request(improviser);
    default:
      return passTime(improviser);
  }
}

/** A new socket of a tab, as of one who knows all, nothing, or something. */
async function comeBack(improviser: Improviser, tab: number): Promise<void> {
  const { random, stage } = improviser;
  if ((stage.tabs[tab]?.isOpen ?? false) && random.chance(0.5)) await improviser.do({ do: 'cut', tab });
  const after = random.pick([0, null, random.below(stage.state().seq + 3)]);
  await improviser.do({ do: 'open', tab, after });
}

/** What somebody says who looks for more than he may know, or presses at the wrong time. Now and then it is none. */
function mistake({ play, random, stage, plan }: Improviser): Message {
  const { game } = stage.state();
  const tiles = play === null ? [] : equipmentOf(play.ruleset).tileSet.kinds.map(({ tile }) => tile);
  const strange = random.shuffled(tiles).slice(0, 1 + random.below(7));
  const turn = play?.latestPlay?.turn ?? 0;
  const seat = stage.seatOf(plan.viewer);
  const square = random.below(225);
  return random.pick<Message>([
    { type: 'exchange', tiles: strange },
    { type: 'exchange', tiles: seat === null ? [] : (play?.seats[seat]?.rack ?? []) },
    { type: 'place', tiles: [{ square, letter: 'Q', blank: false }] },
    { type: 'place', tiles: [{ square: 112, letter: 'E', blank: true }] },
    { type: 'place', tiles: strange.map((letter, at) => ({ square: 112 + at, letter, blank: false })) },
    { type: 'pass', expect: 0 },
    { type: 'challenge', turn, words: null },
    { type: 'challenge', turn: turn + 1, words: [1] },
    { type: 'accept', turn },
    { type: 'redeem', square },
    { type: 'nonce', game, nonce: 'd'.repeat(32) },
    { type: 'takeBack', game },
    { type: 'resign', game: game + 1 },
    { type: 'rematch', game },
    { type: 'leave' },
    { type: 'start' },
    { type: 'rename', name: random.pick(['Eve', '', 'Player 0']) },
    { type: 'give', game, to: random.below(4) },
    { type: 'tell', what: 'racks' },
    'no JSON',
  ]);
}

/** Lines, machines and other people fail. */
async function trouble(improviser: Improviser): Promise<void> {
  const { play, random, stage, plan } = improviser;
  if (random.chance(0.4)) {
    await improviser.do({ do: 'evict', sockets: random.pick(['hibernate', 'close'] as const) });
    return;
  }
  if (play?.phase !== 'playing') return;
  const mover = stage.deviceOn(play.toMove);
  if (mover < 0) return;
  const others = plan.sitting.filter((device) => device !== mover);
  if (others.length === 0 || random.chance(0.5)) await improviser.sayFrom(mover, { type: 'pass' }, true);
  else await improviser.sayFrom(random.pick(others), { type: 'pass' });
}

/** One player asks the others for something, or claims it of whoever is to move. */
async function request(improviser: Improviser): Promise<void> {
  const { play, random, stage, plan } = improviser;
  if (play === null || play.phase === 'over') return;
  const { toMove } = play;
  const asking = random.pick(playingSeats(play));
  // A computer plays by what is on its rack, so it plays for nobody but the viewer, who knows it.
  const kinds =
    stage.seatOf(plan.viewer) === toMove
      ? (['win', 'bot', 'bot'] as const)
      : (['win', 'remove', 'end'] as const);
  const kind = random.pick<'win' | 'remove' | 'end' | 'bot'>(kinds);
  const isClaim = asking !== toMove;
  if (isClaim) await leaveAlone(improviser, toMove);
  const want = isClaim ? { kind, against: toMove } : { kind: 'abort' };
  await improviser.sayAs(asking, { type: 'ask', game: stage.state().game, want });
  for (const seat of playingSeats(play)) {
    const request = stage.state().openRequest?.request;
    if (request === undefined) return;
    await improviser.pause();
    await improviser.sayAs(seat, { type: 'answer', request, agree: random.chance(isClaim ? 0.9 : 0.4) });
  }
}

/** A seat is gone for some minutes. */
async function leaveAlone(improviser: Improviser, seat: number): Promise<void> {
  const device = improviser.stage.deviceOn(seat);
  for (let n = 0; n < TABS; n++) {
    const tab = device * TABS + n;
    if (improviser.stage.tabs[tab]?.isOpen) await improviser.do({ do: 'cut', tab });
  }
  await improviser.do({ do: 'wait', ms: 7 * MINUTE, late: false });
}

/** Time passes: for a thought, for a telephone call, for a flag that falls. */
async function passTime(improviser: Improviser): Promise<void> {
  const { random } = improviser;
  const ms = random.pick([20_000, 95_000, 7 * MINUTE]);
  await improviser.do({ do: 'wait', ms, late: random.chance(0.3) });
}
