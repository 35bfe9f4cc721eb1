import { isSame } from '../base/same.ts';
import { unreachable } from '../base/unreachable.ts';
import type { Action } from '../game/actions.ts';
import { type ChallengedEvent, type GameEvent, isNoResult, type SeatGoneEvent } from '../game/events.ts';
import type { GameState } from '../game/state.ts';

const DUE: Action = { type: 'due' };

/**
 * The actions that can have led to `event`, the first of what an action did but for the time taken off before it. None
 * where no action begins with it.
 */
export function toldActions(state: GameState, event: GameEvent): readonly Action[] {
  if ('seat' in event && event.seat >= state.seats.length) return [];
  switch (event.type) {
    case 'played':
      return [{ type: 'place', seat: event.seat, tiles: event.tiles }];
    case 'exchanged':
      return [{ type: 'exchange', seat: event.seat, tiles: event.returned }];
    case 'passed':
      return [event.by === 'clock' ? DUE : { type: 'pass', seat: event.seat }];
    case 'challenged':
      return [
        { type: 'challenge', seat: event.seat, turn: event.turn, words: challengedWords(state, event) },
      ];
    case 'seatGone':
      return [goneBy(event)];
    case 'redeemed':
      return [{ type: 'redeem', seat: event.seat, square: event.square }];
    case 'timeGiven':
      return [{ type: 'give', seat: event.seat, to: event.to }];
    case 'accepted':
      if (event.by === 'press') return [{ type: 'accept', seat: event.seat, turn: event.turn }];
      // Or the seat came or went behind its deadline, before anybody looked.
      return [DUE, ...[true, false].map((here): Action => ({ type: 'presence', seat: event.seat, here }))];
    case 'answerClock':
      return [{ type: 'presence', seat: event.seat, here: event.since !== null }];
    case 'started':
    case 'firstDrawn':
    case 'dealt':
    case 'clock':
    case 'turnLost':
    case 'lastPlayWaited':
      return [];
    case 'ended':
      return isNoResult(event.reason) ? [{ type: 'stop', reason: event.reason }] : [];
    default:
      return unreachable(event);
  }
}

function goneBy({ seat, cause }: SeatGoneEvent): Action {
  switch (cause) {
    case 'overtime':
      return DUE;
    case 'resigned':
      return { type: 'resign', seat };
    case 'claimed':
    case 'removed':
      return { type: 'remove', seat, cause };
  }
}

/** Places of the judged words among those of the play; null where all were judged (rule C2). */
function challengedWords({ latestPlay }: GameState, { verdicts }: ChallengedEvent): readonly number[] | null {
  const words = latestPlay?.words ?? [];
  if (verdicts.length === words.length) return null;
  const places: number[] = [];
  for (const { word } of verdicts) {
    const from = (places.at(-1) ?? -1) + 1;
    places.push(words.findIndex((other, at) => at >= from && isSame(other, word)));
  }
  return places;
}
