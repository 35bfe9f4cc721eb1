import { type Random, seededRandom } from '../../support/seeded-random.ts';
import { type Deed, plain, type Secret } from './deeds.ts';
import { GUEST, HEIR, HOST, PLAYER, STRANGER, TWINS, type Viewer } from './viewers.ts';

const ROUNDS = 9;
/** Tokens that the viewer tries: 1 and so on. */
const KNOWN = 3;
/** Milliseconds of a round: nobody says too much. */
const ROUND = 12_000;
const OFFER_LASTS = 10 * 60_000;
/** Behind this round the viewer of such a room is removed, or locked out. */
const TURNED_OUT = 2;

/** What happens around a room, in order: in both of a pair, but for who sees nothing of it. */
export function scriptOf(seed: number, viewer: Viewer, world: 0 | 1): readonly Deed[] {
  const random = seededRandom(seed);
  const unseen = seededRandom(seed + (world + 1) * 1_000_003);
  const deeds: Deed[] = gathering(viewer);
  for (let round = 0; round < ROUNDS; round++) {
    const isBlind = viewer.blind === 'always' || (viewer.blind !== null && round > TURNED_OUT);
    const chance = isBlind ? unseen : random;
    for (let count = chance.below(4); count >= 0; count--) deeds.push(...othersDeed(chance, viewer, round));
    if (round === 0) deeds.push(...offer(chance, viewer, round));
    if (round === TURNED_OUT) deeds.push(...turningOut(viewer, unseen));
    const own = seededRandom(seed * 101 + round);
    // How often somebody was wrong is forgotten when the room sleeps.
    if (own.chance(0.15)) deeds.push({ do: 'evict', sockets: 'hibernate' });
    // What others asked for is not given again any more.
    deeds.push({ do: 'wait', ms: ROUND, late: false });
    if (isBlind && unseen.chance(0.7)) deeds.push({ do: 'get', device: PLAYER, what: 'update' });
    for (let count = own.below(3); count >= 0; count--) deeds.push(viewersDeed(own, viewer, isBlind));
  }
  const { device, blind } = viewer;
  for (let known = 1; known <= KNOWN; known++)
    deeds.push({ do: 'use', device, path: 'moves/look', token: plain(hexOf(known)), by: device });
  if (blind !== 'always') return deeds;
  // Until it is too often.
  for (let tried = 0; tried < 12; tried++)
    deeds.push({ do: 'use', device, path: 'invites', token: plain(hexOf(0)), by: device });
  return deeds;
}

/** Two sit and play; watchers are let in and come. */
function gathering({ isPrivate }: Viewer): Deed[] {
  const sit = (device: number): Deed => ({ do: 'sit', device, name: `Player ${device}` });
  const invited = (device: number): readonly Deed[] => {
    const token = plain(hexOf(100 + device));
    return [
      { do: 'make', device: HOST, path: 'invites/new', token },
      { do: 'use', device, path: 'invites', token, by: HOST },
    ];
  };
  return [
    sit(HOST),
    ...(isPrivate ? [PLAYER, ...TWINS, GUEST].flatMap(invited) : []),
    sit(PLAYER),
    ...[HOST, PLAYER, ...TWINS, GUEST].map((device): Deed => ({ do: 'open', tab: 2 * device, after: null })),
    { do: 'turn', exchanged: 0 },
  ];
}

function turningOut({ device, blind }: Viewer, unseen: Random): readonly Deed[] {
  if (blind === 'once removed') return [{ do: 'mark', how: 'remove', whom: device }];
  if (blind === 'once locked' || (blind === 'always' && unseen.chance(0.5)))
    return [{ do: 'tell', device: HOST, message: { type: 'lockRoom', locked: true } }];
  return [];
}

const LINES = ['well played', 'a fine hook', 'shit, a double-double', 'I have the Q', 'E at 15A', '?'];

function othersDeed(random: Random, viewer: Viewer, round: number): readonly Deed[] {
  const host = (message: { readonly type: string }): Deed => ({ do: 'tell', device: HOST, message });
  const tells = random.pick([HOST, PLAYER, GUEST, GUEST].filter((device) => device !== viewer.device));
  const old = hexOf(1 + random.below(KNOWN));
  switch (random.below(14)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return [lineOf(tells, random)];
    case 4:
    case 5:
    case 6:
      return [{ do: 'turn', exchanged: random.below(4) }];
    case 7:
      return [host({ type: 'maskWords', ...{ masked: random.chance(0.5) } })];
    case 8:
      return [host({ type: 'closeChat', ...{ closed: random.chance(0.3) } })];
    case 9:
      return [{ do: 'mark', how: random.pick(['mute', 'mute', 'remove']), whom: 'a twin' }];
    case 10:
      return invite(random, viewer, round);
    case 11:
      return offer(random, viewer, round);
    case 12:
      return [
        { do: 'guess', device: STRANGER, path: random.pick(['invites', 'moves/look', 'moves']), token: old },
        { do: 'get', device: PLAYER, what: random.pick(['update', 'news']) },
      ];
    default:
      if (viewer.blind === 'always' && random.chance(0.5))
        return [host({ type: 'lockRoom', ...{ locked: random.chance(0.7) } })];
      return [{ do: 'get', device: PLAYER, what: 'summary' }];
  }
}

const lineOf = (device: number, random: Random): Deed => ({
  ...{ do: 'line', device },
  text: [random.pick(LINES), `${random.pick(LINES)} ${'or so '.repeat(random.below(20))}`],
  name: ['Noor', random.pick(['Edith', 'No', 'Player 1'])],
});

/** An invite that is left lying; or used or taken back, so that who comes to know its token gets nothing for it. */
function invite(random: Random, { isPrivate }: Viewer, round: number): readonly Deed[] {
  if (!isPrivate) return [];
  const make = (token: Secret): Deed => ({ do: 'make', device: HOST, path: 'invites/new', token });
  if (random.chance(0.4)) return [make([hexOf(500 + round), hexOf(600 + round)])];
  const known: Secret = [hexOf(1 + random.below(KNOWN)), hexOf(900 + round)];
  const used: Deed = { do: 'use', device: HEIR, path: 'invites', token: known, by: HOST };
  return [make(known), ...(random.chance(0.5) ? [used] : []), { do: 'withdraw' }];
}

/** A seat is offered to another device, which looks at the offer; then its time runs out, or a new one ends it. */
function offer(random: Random, { blind }: Viewer, round: number): readonly Deed[] {
  const token = [hexOf(1 + random.below(KNOWN)), hexOf(800 + round)] as const;
  const device = random.pick([HOST, PLAYER]);
  const made: Deed = { do: 'make', device, path: 'moves/new', token };
  const looked: Deed = { do: 'use', device: HEIR, path: 'moves/look', token, by: device };
  const another: Deed = { do: 'make', device, path: 'moves/new', token: plain(hexOf(700 + round)) };
  // Where all else may differ the time must not.
  const over: Deed = blind === null ? { do: 'wait', ms: OFFER_LASTS, late: false } : another;
  return [made, looked, random.chance(0.7) ? over : another];
}

/** Whatever the viewer can do to learn something. */
function viewersDeed(random: Random, { device, blind }: Viewer, isBlind: boolean): Deed {
  const isStranger = device === STRANGER;
  const token = plain(hexOf(1 + random.below(KNOWN)));
  const tab = 2 * device;
  switch (random.below(isStranger || isBlind ? 7 : 11)) {
    case 0:
    case 1:
      return { do: 'get', device, what: random.pick(['update', 'news']) };
    case 2:
      return { do: 'get', device, what: random.pick(['summary', 'page']) };
    case 3:
      return { do: 'get', device, what: 'record' };
    case 4:
      return { do: 'use', device, path: 'invites', token, by: device };
    case 5:
      return { do: 'use', device, path: random.pick(['moves/look', 'moves']), token, by: device };
    case 6:
      if (blind === null || !isBlind) return { do: 'get', device, what: 'update' };
      return random.chance(0.5) ? { do: 'open', tab, after: 0 } : { do: 'sit', device, name: 'Eve' };
    case 7:
      return { do: 'open', tab, after: random.pick([0, null]) };
    case 8:
      return { do: 'tell', device, message: { type: 'mute', ...{ watcher: '0'.repeat(12), muted: true } } };
    case 9:
      return { do: 'line', device, text: plain('hello'), name: plain('Noor') };
    default:
      return { do: 'tell', device, message: { type: 'chat', ...{ after: 0 } } };
  }
}

/** A token. */
const hexOf = (number: number): string => number.toString(16).padStart(32, '7');
