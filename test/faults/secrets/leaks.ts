import type { Patch } from '../support/patch.ts';
import type { Channel } from './differences.ts';
import type { Kind } from './scan.ts';

/** A leak that is planted into the bundle, and exactly the checks that it turns red. */
export interface Leak {
  readonly name: string;
  readonly patches: readonly Patch[];
  /** Of the checks on two rooms. */
  readonly pairs: readonly Channel[];
  /** Of the checks on one. */
  readonly scan: readonly Kind[];
}

/** Every check on two rooms is turned red by one of these, and every check on one room by some. */
export const LEAKS: readonly Leak[] = [
  {
    name: 'an exchange tells everybody which tiles were given back',
    patches: [
      {
        find: 'returned: ownOnly(event.seat, viewer, event.returned),',
        replace: 'returned: event.returned,',
      },
    ],
    pairs: ['exchanges'],
    scan: ['tiles'],
  },
  {
    name: 'a play tells everybody which tiles were drawn behind it',
    patches: [{ find: 'drawn: ownOnly(event.seat, viewer, event.drawn),', replace: 'drawn: event.drawn,' }],
    pairs: ['draws'],
    scan: ['tiles'],
  },
  {
    name: 'a play that is taken back tells which tiles were drawn behind it',
    patches: [
      {
        find: '    turn: play#.turn,\n    verdicts,\n    upheld,\n    ...cost\n',
        replace: '    turn: play#.turn,\n    verdicts,\n    upheld,\n    drawn: play#.drawn,\n    ...cost\n',
      },
      {
        find: 'upheld: event.upheld,',
        replace: 'upheld: event.upheld, drawn: event.upheld ? event.drawn : null,',
      },
    ],
    pairs: ['withdrawals'],
    scan: ['tiles'],
  },
  {
    name: 'whose nonce has come is told with the nonce',
    patches: [
      {
        find: '    case "nonceGiven":\n    case "rematchAsked":',
        replace:
          '    case "nonceGiven":\n      return { type: event.type, seat: event.seat, share: event.nonce };\n    case "rematchAsked":',
      },
    ],
    pairs: ['chance'],
    scan: ['nonces'],
  },
  {
    name: 'a pass tells what was on the rack',
    patches: [
      {
        find: '{ type: "passed", seat: seat#, turn: state.turn, by }',
        replace: '{ type: "passed", seat: seat#, turn: state.turn, by, kept: state.seats[seat#].rack }',
      },
      {
        find: 'turn: event.turn, by: event.by };\n    case "redeemed"',
        replace: 'turn: event.turn, by: event.by, kept: event.kept };\n    case "redeemed"',
      },
    ],
    pairs: ['events'],
    scan: ['tiles'],
  },
  {
    name: 'a watcher is shown the first seat’s view',
    patches: [
      {
        find: 'game: room.play && viewGame(room.play, viewer),',
        replace: 'game: room.play && viewGame(room.play, viewer ?? 0),',
      },
    ],
    pairs: ['polls', 'watching'],
    scan: ['tiles'],
  },
  {
    name: 'a player who comes back is sent all seats as they are kept',
    patches: [
      {
        find: 'this.messenger.update(now.room, { socket: socket#, attachment }, after#, null);',
        replace:
          'this.messenger.update(now.room, { socket: socket#, attachment }, after#, null, now.room.play?.seats);',
      },
      {
        find: '  update(room, connection, after#, ack) {',
        replace: '  update(room, connection, after#, ack, whole) {',
      },
      {
        find: 'this.send(connection, viewUpdate(room, viewerOf(room, connection), this.newsAfter(room, after#, ack)));',
        replace:
          'const viewer = viewerOf(room, connection);\n    this.send(connection, { ...viewUpdate(room, viewer, this.newsAfter(room, after#, ack)), whole: viewer === null ? void 0 : whole });',
      },
    ],
    pairs: ['returning'],
    scan: ['tiles'],
  },
  {
    name: 'players are told what is still in the bag',
    patches: [
      {
        find: 'JSON.stringify(viewUpdate(room, viewer, news));',
        replace:
          'JSON.stringify({ ...viewUpdate(room, viewer, news), bag: viewer === null ? void 0 : room.play?.bag });',
      },
    ],
    pairs: ['standing'],
    scan: ['fields'],
  },
  {
    name: 'who exchanges a tile that is not there is told what the next player holds',
    patches: [
      {
        find: 'const kept = takeFromRack(seatOf(state, action.seat).rack, action.tiles);\n  if (!kept.ok) return kept;',
        replace:
          'const kept = takeFromRack(seatOf(state, action.seat).rack, action.tiles);\n  if (!kept.ok) return err({ ...kept.error, elsewhere: state.seats.at(action.seat - 1).rack });',
      },
    ],
    pairs: ['refusals'],
    scan: ['tiles'],
  },
  {
    name: 'who is here is told with who holds a blank',
    patches: [
      {
        find: 'this.send(each, { type: "presence", presence: presence# });',
        replace:
          'this.send(each, { type: "presence", presence: presence#, lucky: room.play?.seats.map(({ rack }) => rack.includes("?")) });',
      },
    ],
    pairs: ['presence'],
    scan: [],
  },
  {
    name: 'anybody who asks for a room is shown the first seat’s view',
    patches: [{ find: 'viewGame(room.play, null), presence', replace: 'viewGame(room.play, 0), presence' }],
    pairs: ['answers'],
    scan: ['tiles'],
  },
  {
    name: 'who asks for an update over HTTP is shown the first seat’s view',
    patches: [
      {
        find: 'return viewUpdate(room, null, this.newsAfter(room, after#, null));',
        replace: 'return viewUpdate(room, 0, this.newsAfter(room, after#, null));',
      },
    ],
    pairs: ['polls'],
    scan: ['tiles'],
  },
  {
    name: 'a record can be had of a game that is still played',
    patches: [
      {
        find: '  return err({ code: room?.game === game ? "record/not-over"',
        replace:
          '  if (room?.game === game && kept.length > 0) return ok(finished(room, "", kept));\n  return err({ code: room?.game === game ? "record/not-over"',
      },
    ],
    pairs: ['records'],
    scan: ['early'],
  },
  {
    name: 'the log quotes the error that a write failed with',
    patches: [
      {
        find: 'JSON.stringify({ code, kind, at:',
        replace: 'JSON.stringify({ code, kind, why: error.message, at:',
      },
    ],
    pairs: ['log'],
    scan: ['log'],
  },
  {
    name: 'a game is opened with its seed where the commitment belongs',
    patches: [{ find: 'commitment: commitmentOf(newSeed) }', replace: 'commitment: bytesToHex(newSeed) }' }],
    pairs: [],
    scan: ['seeds'],
  },
  {
    name: 'who sits down is told with the hash of the device',
    patches: [
      {
        find: '    case "seatTaken":\n    case "renamed":\n      return { type: event.type, seat: event.seat, name: event.name }',
        replace:
          '    case "seatTaken":\n    case "renamed":\n      return { type: event.type, seat: event.seat, name: event.name, by: event.device }',
      },
    ],
    pairs: [],
    scan: ['devices'],
  },
];
