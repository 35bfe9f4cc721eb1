import * as v from 'valibot';

/*
 * What a room says, as docs/PROTOCOL.md has it and nothing else: a field that the document does not name is a fault.
 */

const Tiles = v.array(v.string());
const Placement = v.strictObject({ square: v.number(), letter: v.string(), blank: v.boolean() });
export type Placement = v.InferOutput<typeof Placement>;

const Standing = v.strictObject({
  before: v.number(),
  rack: Tiles,
  rackPoints: v.number(),
  outPoints: v.number(),
  timePoints: v.number(),
  total: v.number(),
  place: v.nullable(v.number()),
});
const result = { reason: v.string(), out: v.nullable(v.number()), standings: v.array(Standing) };
const turn = { seat: v.number(), turn: v.number() };
const play = {
  tiles: v.array(Placement),
  words: v.array(v.strictObject({ letters: Tiles, squares: v.array(v.number()), score: v.number() })),
  bingo: v.number(),
  score: v.number(),
  verdict: v.picklist(['valid', 'open']),
};
const Award = v.strictObject({ seat: v.number(), points: v.number() });

const OTHER_EVENTS = [
  'roomMade',
  'seatTaken',
  'seatLeft',
  'seatsSwapped',
  'seatLocked',
  'startAsked',
  'seatsFixed',
  'botSeated',
  'botTookOver',
  'seatTakenBack',
  'letStand',
  'requestOpened',
  'requestAgreed',
  'requestClosed',
  'lexiconChanged',
  'restored',
  'started',
  'firstDrawn',
  'dealt',
  'redeemed',
  'timeGiven',
  'clock',
  'turnLost',
  'seatGone',
  'lastPlayWaited',
  'answerClock',
] as const;

/** Events that a game's course hangs on, read closely; of the others only that they have a type. */
export const GameEvent = v.variant('type', [
  v.strictObject({
    type: v.literal('played'),
    ...turn,
    ...play,
    drawnCount: v.number(),
    drawn: v.nullable(Tiles),
  }),
  v.strictObject({
    type: v.literal('exchanged'),
    ...turn,
    count: v.number(),
    returned: v.nullable(Tiles),
    drawnCount: v.number(),
    drawn: v.nullable(Tiles),
  }),
  v.strictObject({ type: v.literal('passed'), ...turn, by: v.picklist(['seat', 'clock']) }),
  v.strictObject({
    type: v.literal('challenged'),
    ...turn,
    verdicts: v.array(v.strictObject({ word: Tiles, valid: v.boolean() })),
    upheld: v.boolean(),
    penalty: v.picklist(['none', 'losesThisTurn', 'owesTurn', 'losesGame']),
    award: v.nullable(Award),
  }),
  v.strictObject({ type: v.literal('ended'), ...result }),
  v.strictObject({ type: v.literal('gameOpened'), game: v.number(), commitment: v.string() }),
  v.strictObject({ type: v.literal('renamed'), seat: v.number(), name: v.string() }),
  v.strictObject({ type: v.literal('nonceGiven'), seat: v.number() }),
  v.strictObject({ type: v.literal('rematchAsked'), seat: v.number() }),
  v.strictObject({ type: v.literal('seedRevealed'), seed: v.string() }),
  v.strictObject({ type: v.literal('accepted'), ...turn, by: v.picklist(['press', 'deadline']) }),
  v.looseObject({ type: v.picklist(OTHER_EVENTS) }),
]);
export type GameEvent = v.InferOutput<typeof GameEvent>;

const Step = v.strictObject({ seq: v.number(), at: v.number(), events: v.array(GameEvent) });
export type Step = v.InferOutput<typeof Step>;

const Presence = v.strictObject({
  seats: v.array(v.picklist(['here', 'away', 'gone'])),
  absentSince: v.nullable(v.number()),
  watchers: v.number(),
});

const RoomView = v.strictObject({
  id: v.string(),
  name: v.string(),
  preset: v.nullable(v.string()),
  ruleset: v.looseObject({ validation: v.picklist(['void', 'challenge']) }),
  lexicon: v.looseObject({}),
  phase: v.picklist(['waiting', 'playing', 'over']),
  game: v.number(),
  commitment: v.string(),
  seed: v.nullable(v.string()),
  host: v.nullable(v.number()),
  starting: v.boolean(),
  you: v.nullable(v.number()),
  request: v.nullable(v.looseObject({})),
  seats: v.array(
    v.strictObject({
      name: v.nullable(v.string()),
      locked: v.boolean(),
      ready: v.boolean(),
      rematch: v.boolean(),
      bot: v.nullable(v.string()),
    }),
  ),
  private: v.boolean(),
  invites: v.nullable(v.array(v.strictObject({ invite: v.number(), used: v.boolean(), until: v.number() }))),
});

const Pending = v.strictObject({ seat: v.number(), left: v.number(), since: v.nullable(v.number()) });

const GameView = v.strictObject({
  phase: v.picklist(['playing', 'lastPlay', 'over']),
  board: v.string(),
  toMove: v.number(),
  turn: v.number(),
  rack: Tiles,
  seats: v.array(
    v.strictObject({ score: v.number(), tiles: v.number(), owed: v.number(), left: v.nullable(v.string()) }),
  ),
  inBag: v.number(),
  latestPlay: v.nullable(
    v.strictObject({
      ...turn,
      tiles: v.array(Placement),
      words: v.array(Tiles),
      score: v.number(),
      open: v.boolean(),
    }),
  ),
  wait: v.nullable(v.strictObject({ turn: v.number(), answers: v.array(Pending), until: v.number() })),
  clock: v.nullable(v.looseObject({ left: v.array(v.number()), since: v.number() })),
  result: v.nullable(v.strictObject(result)),
});
export type GameView = v.InferOutput<typeof GameView>;

const Update = v.strictObject({
  type: v.literal('update'),
  protocol: v.number(),
  epoch: v.string(),
  seq: v.number(),
  now: v.number(),
  after: v.number(),
  steps: v.array(Step),
  room: RoomView,
  game: v.nullable(GameView),
  presence: Presence,
  ack: v.nullable(v.string()),
});
export type Update = v.InferOutput<typeof Update>;

const Refused = v.strictObject({
  type: v.literal('refused'),
  id: v.nullable(v.string()),
  seq: v.number(),
  error: v.looseObject({ code: v.string() }),
});
export type Refused = v.InferOutput<typeof Refused>;

const Message = v.variant('type', [
  Update,
  Refused,
  v.strictObject({ type: v.literal('presence'), presence: Presence }),
  v.strictObject({ type: v.literal('mark'), mark: v.string() }),
]);
export type Message = v.InferOutput<typeof Message>;

/** Reads a frame. Throws, with the place, where it is not what the document says. */
export function readMessage(text: string): Message {
  const parsed = v.safeParse(Message, JSON.parse(text));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`not as documented at ${v.getDotPath(issue) ?? 'the top'}: ${issue.message}`);
}
