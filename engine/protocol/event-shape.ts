import * as v from 'valibot';
import { type Millis, millis } from '../base/units.ts';
import { MAX_SEATS } from '../equipment/ruleset.ts';
import { END_REASONS, type GameEvent, GONE_CAUSES } from '../game/events.ts';
import { RulesetShape } from './api.ts';
import { MAX_RACK, MAX_SQUARES } from './limits.ts';
import { Laid, LetterFace, SeatIndex, SquareIndex, TileFace, Whole, whole } from './shapes.ts';

/** Words that one play can make: one through each of its tiles, and the one along them. */
const MAX_WORDS = MAX_RACK + 1;

/** More than any game has, in either direction. */
const MAX_POINTS = 1_000_000;
const Points = whole(-MAX_POINTS, MAX_POINTS);

export const MillisShape: v.GenericSchema<number, Millis> = v.pipe(
  whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  v.transform(millis),
);

const upTo = <T>(most: number, item: v.GenericSchema<unknown, T>) => v.pipe(v.array(item), v.maxLength(most));
const Tiles = upTo(MAX_RACK, TileFace);
const Letters = upTo(MAX_SQUARES, LetterFace);
const bySeat = <T>(item: v.GenericSchema<unknown, T>) => upTo(MAX_SEATS, item);

/** A turn of a seat. */
const turn = { seat: SeatIndex, turn: Whole };
const pendingAnswer = { seat: SeatIndex, left: MillisShape, since: v.nullable(MillisShape) };

/**
 * An event of a game as it comes from outside. Only its shape is known here: whether the game can have come to it is
 * found out by playing it again.
 */
export const GameEventShape: v.GenericSchema<unknown, GameEvent> = v.variant('type', [
  v.strictObject({ type: v.literal('started'), ruleset: RulesetShape, seats: whole(0, MAX_SEATS) }),
  v.strictObject({
    type: v.literal('firstDrawn'),
    rounds: upTo(MAX_SQUARES, bySeat(v.strictObject({ seat: SeatIndex, tile: TileFace }))),
    first: SeatIndex,
    drawCounter: Whole,
  }),
  v.strictObject({ type: v.literal('dealt'), racks: bySeat(Tiles), drawCounter: Whole }),
  v.strictObject({
    type: v.literal('played'),
    ...turn,
    tiles: upTo(MAX_RACK, Laid),
    words: upTo(
      MAX_WORDS,
      v.strictObject({ letters: Letters, squares: upTo(MAX_SQUARES, SquareIndex), score: Points }),
    ),
    bingo: Points,
    score: Points,
    drawn: Tiles,
    drawCounter: Whole,
    verdict: v.picklist(['valid', 'open']),
  }),
  v.strictObject({
    type: v.literal('exchanged'),
    ...turn,
    returned: Tiles,
    drawn: Tiles,
    drawCounter: Whole,
  }),
  v.strictObject({ type: v.literal('passed'), ...turn, by: v.picklist(['seat', 'clock']) }),
  v.strictObject({
    type: v.literal('redeemed'),
    seat: SeatIndex,
    square: SquareIndex,
    letter: LetterFace,
  }),
  v.strictObject({ type: v.literal('timeGiven'), seat: SeatIndex, to: SeatIndex, time: MillisShape }),
  v.strictObject({
    type: v.literal('challenged'),
    ...turn,
    verdicts: upTo(MAX_WORDS, v.strictObject({ word: Letters, valid: v.boolean() })),
    upheld: v.boolean(),
    penalty: v.picklist(['none', 'losesThisTurn', 'owesTurn', 'losesGame']),
    award: v.nullable(v.strictObject({ seat: SeatIndex, points: Points })),
  }),
  v.strictObject({ type: v.literal('turnLost'), ...turn, cause: v.picklist(['challenge', 'owed']) }),
  v.strictObject({
    type: v.literal('seatGone'),
    seat: SeatIndex,
    cause: v.picklist(GONE_CAUSES),
  }),
  v.strictObject({
    type: v.literal('clock'),
    left: bySeat(MillisShape),
    credit: bySeat(MillisShape),
    since: MillisShape,
  }),
  v.strictObject({
    type: v.literal('lastPlayWaited'),
    turn: Whole,
    answers: bySeat(v.strictObject(pendingAnswer)),
    until: MillisShape,
  }),
  v.strictObject({ type: v.literal('answerClock'), ...pendingAnswer }),
  v.strictObject({ type: v.literal('accepted'), ...turn, by: v.picklist(['press', 'deadline']) }),
  v.strictObject({
    type: v.literal('ended'),
    reason: v.picklist(END_REASONS),
    out: v.nullable(SeatIndex),
    standings: bySeat(
      v.strictObject({
        before: Points,
        rack: Tiles,
        rackPoints: Points,
        outPoints: Points,
        timePoints: Points,
        total: Points,
        place: v.nullable(whole(1, MAX_SEATS)),
      }),
    ),
  }),
]);
