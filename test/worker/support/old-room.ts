const RULESET = {
  tileSet: 'english',
  board: 'classic',
  rackSize: 7,
  first: 'draw',
  exchange: { minBag: 1 },
  validation: 'challenge',
  challenge: { rule: 'double', who: 'any', finalWindow: 30000 },
  bingo: { tiles: 7, points: 50 },
  end: { scoreless: { kinds: ['pass'], perSeat: 2 }, out: 'sumOthers' },
  tie: 'beforeDeductions',
};

/** The tables of the first version. */
export const OLD_TABLES = [
  'CREATE TABLE steps (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, command TEXT, events TEXT NOT NULL)',
  'CREATE TABLE snapshot (id INTEGER PRIMARY KEY CHECK (id = 1), tables INTEGER NOT NULL, shape INTEGER NOT NULL, state TEXT NOT NULL)',
  'CREATE TABLE seeds (game INTEGER PRIMARY KEY, seed TEXT NOT NULL)',
];

/**
 * The log of a room as the first version stored it: three seats, classic, in the middle of a game. Its rulesets say
 * nothing of what was added since, nor do its challenges.
 */
export const OLD_STEPS = [
  {
    seq: 1,
    at: 1700000000000,
    command: null,
    events: [
      {
        type: 'roomMade',
        id: 'room',
        epoch: 'epoch',
        name: '',
        preset: 'classic',
        ruleset: RULESET,
        lexicon: { id: 'english', title: 'Test', hash: '0000000000000000', words: 3 },
        seats: 3,
        request: '',
      },
      {
        type: 'gameOpened',
        game: 1,
        commitment: '72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793',
      },
    ],
  },
  {
    seq: 2,
    at: 1700000000000,
    command: null,
    events: [
      {
        type: 'seatTaken',
        seat: 0,
        member: 1,
        device: '000000000000000000000000000000000000000000000000000000000000000a',
        name: 'Player a',
      },
    ],
  },
  {
    seq: 3,
    at: 1700000000000,
    command: null,
    events: [
      {
        type: 'seatTaken',
        seat: 1,
        member: 2,
        device: '000000000000000000000000000000000000000000000000000000000000000b',
        name: 'Player b',
      },
    ],
  },
  {
    seq: 4,
    at: 1700000000000,
    command: null,
    events: [
      {
        type: 'seatTaken',
        seat: 2,
        member: 3,
        device: '000000000000000000000000000000000000000000000000000000000000000c',
        name: 'Player c',
      },
    ],
  },
  {
    seq: 5,
    at: 1700000000000,
    command: '00000000000000000000000000000001',
    events: [{ type: 'nonceGiven', seat: 0, nonce: '11111111111111111111111111111111' }],
  },
  {
    seq: 6,
    at: 1700000000000,
    command: '00000000000000000000000000000002',
    events: [{ type: 'nonceGiven', seat: 1, nonce: '22222222222222222222222222222222' }],
  },
  {
    seq: 7,
    at: 1700000000000,
    command: '00000000000000000000000000000003',
    events: [
      { type: 'nonceGiven', seat: 2, nonce: '33333333333333333333333333333333' },
      { type: 'seatsFixed', names: ['Player a', 'Player b', 'Player c'] },
      { type: 'started', ruleset: RULESET, seats: 3 },
      {
        type: 'firstDrawn',
        rounds: [
          [
            { seat: 0, tile: 'N' },
            { seat: 1, tile: 'I' },
            { seat: 2, tile: 'T' },
          ],
        ],
        first: 1,
        drawCounter: 3,
      },
      {
        type: 'dealt',
        racks: [
          ['R', 'T', 'L', 'O', 'O', 'G', 'Y'],
          ['F', 'R', 'A', 'R', 'T', 'O', 'R'],
          ['P', 'I', 'E', 'U', 'R', 'D', 'O'],
        ],
        drawCounter: 24,
      },
    ],
  },
  {
    seq: 8,
    at: 1700000000000,
    command: '00000000000000000000000000000004',
    events: [
      {
        type: 'played',
        seat: 1,
        turn: 0,
        tiles: [
          { square: 112, letter: 'F', blank: false },
          { square: 113, letter: 'R', blank: false },
        ],
        words: [{ letters: ['F', 'R'], squares: [112, 113], score: 10 }],
        bingo: 0,
        score: 10,
        drawn: ['?', 'D'],
        drawCounter: 26,
        verdict: 'open',
      },
    ],
  },
  {
    seq: 9,
    at: 1700000000000,
    command: '00000000000000000000000000000005',
    events: [
      {
        type: 'challenged',
        seat: 0,
        turn: 0,
        verdicts: [{ word: ['F', 'R'], valid: false }],
        upheld: true,
        penalty: 'none',
      },
    ],
  },
  {
    seq: 10,
    at: 1700000000000,
    command: '00000000000000000000000000000006',
    events: [
      { type: 'exchanged', seat: 2, turn: 1, returned: ['P', 'I'], drawn: ['?', 'W'], drawCounter: 28 },
    ],
  },
  {
    seq: 11,
    at: 1700000000000,
    command: '00000000000000000000000000000007',
    events: [{ type: 'passed', seat: 0, turn: 2 }],
  },
  {
    seq: 12,
    at: 1700000000000,
    command: '00000000000000000000000000000008',
    events: [
      {
        type: 'played',
        seat: 1,
        turn: 3,
        tiles: [
          { square: 112, letter: 'A', blank: false },
          { square: 113, letter: 'R', blank: false },
          { square: 114, letter: 'T', blank: false },
        ],
        words: [{ letters: ['A', 'R', 'T'], squares: [112, 113, 114], score: 6 }],
        bingo: 0,
        score: 6,
        drawn: ['E', 'S', 'M'],
        drawCounter: 31,
        verdict: 'open',
      },
    ],
  },
  {
    seq: 13,
    at: 1700000000000,
    command: '00000000000000000000000000000009',
    events: [
      {
        type: 'challenged',
        seat: 0,
        turn: 3,
        verdicts: [{ word: ['A', 'R', 'T'], valid: true }],
        upheld: false,
        penalty: 'owesTurn',
      },
    ],
  },
  {
    seq: 14,
    at: 1700000000000,
    command: '00000000000000000000000000000010',
    events: [
      {
        type: 'played',
        seat: 2,
        turn: 4,
        tiles: [{ square: 115, letter: 'E', blank: false }],
        words: [{ letters: ['A', 'R', 'T', 'E'], squares: [112, 113, 114, 115], score: 4 }],
        bingo: 0,
        score: 4,
        drawn: ['E'],
        drawCounter: 32,
        verdict: 'open',
      },
      { type: 'turnLost', seat: 0, turn: 5, cause: 'owed' },
    ],
  },
];
