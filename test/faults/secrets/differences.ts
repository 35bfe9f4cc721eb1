import { isDeepStrictEqual } from 'node:util';
import type { ServerMessage, UpdateMessage } from '../../../engine/protocol/server-message.ts';
import type { Told } from './stage.ts';

/** Where something that is told can differ between two games. Each is a check of its own. */
export const CHANNELS = {
  exchanges: 'others learn how many tiles are exchanged, never which',
  draws: 'others learn how many tiles are dealt and drawn, never which',
  withdrawals: 'a play that is taken back tells nothing of the tiles drawn after it',
  chance: 'what a seat adds to the draw is told to nobody',
  events: 'no other event tells of hidden tiles',
  watching: 'who watches is told of no rack',
  returning: 'who comes back is told no more than who stayed',
  standing: 'how a game stands is told without hidden tiles',
  refusals: 'what is refused, and why, tells nothing of hidden tiles',
  presence: 'who is here and when lines close hangs on nothing hidden',
  answers: 'what is asked over HTTP tells nothing of hidden tiles',
  polls: 'who asks for an update over HTTP is told no more than who watches',
  records: 'a record is kept back until its game is over',
  log: 'the log tells nothing of hidden tiles',
} as const;
export type Channel = keyof typeof CHANNELS;

/** What differs, and both forms of it. */
export interface Difference {
  readonly channel: Channel;
  readonly one: string;
  readonly other: string;
}

/** Where two lists of what somebody was told differ. Empty: they are the same to the last byte. */
export function differences(one: readonly Told[], other: readonly Told[]): readonly Difference[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]]).flatMap(
    ([a, b]) => {
      if (isDeepStrictEqual(a, b)) return [];
      return channelsOf(a, b).map((channel) => ({ channel, one: textOf(a), other: textOf(b) }));
    },
  );
}

const textOf = (told: Told | undefined): string => JSON.stringify(told) ?? 'nothing';

function channelsOf(one: Told | undefined, other: Told | undefined): readonly Channel[] {
  if (one?.type === 'answer' && other?.type === 'answer') {
    if (one.what === 'record') return ['records'];
    const [a, b] = [updateIn(one), updateIn(other)];
    return a && b ? inUpdates(a, b, 'polls') : ['answers'];
  }
  if (one?.type !== 'frame' || other?.type !== 'frame') return ['presence'];
  const [a, b]: ServerMessage[] = [JSON.parse(one.text), JSON.parse(other.text)];
  if (a?.type === 'refused' || b?.type === 'refused') return ['refusals'];
  if (a?.type !== 'update' || b?.type !== 'update') return ['presence'];
  return inUpdates(a, b, a.room.you === null ? 'watching' : one.first ? 'returning' : 'standing');
}

/** The update that somebody asked for; null where that is no answer. */
function updateIn({ what, text }: Extract<Told, { type: 'answer' }>): UpdateMessage | null {
  if (what !== 'update' && what !== 'news') return null;
  return text.startsWith('200') ? JSON.parse(text.slice(text.indexOf('] {') + 2)) : null;
}

/** `state`: what it is a fault of where how things stand differs. */
function inUpdates(one: UpdateMessage, other: UpdateMessage, state: Channel): readonly Channel[] {
  const found: Channel[] = eventsOf(one).flatMap((event, at) =>
    isDeepStrictEqual(event, eventsOf(other)[at]) ? [] : [channelOfEvent(event.type)],
  );
  if (eventsOf(one).length !== eventsOf(other).length) found.push('events');
  if (!isDeepStrictEqual(without(one), without(other))) found.push(state);
  if (!isDeepStrictEqual(one.presence, other.presence)) found.push('presence');
  // Nothing of it differs but how it is written.
  return found.length > 0 ? [...new Set(found)] : [state];
}

const eventsOf = ({ steps }: UpdateMessage) => steps.flatMap(({ events }) => events);

const without = (update: UpdateMessage) => ({ ...update, steps: update.steps.length, presence: null });

function channelOfEvent(type: string): Channel {
  if (type === 'exchanged') return 'exchanges';
  if (type === 'dealt' || type === 'played') return 'draws';
  if (type === 'challenged') return 'withdrawals';
  return type === 'nonceGiven' || type === 'gameOpened' || type === 'seedRevealed' ? 'chance' : 'events';
}
