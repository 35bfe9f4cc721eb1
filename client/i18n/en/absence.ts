import type { Seat } from '../../../engine/base/units.ts';
import type { ClaimKind } from '../../../engine/game/claims.ts';
import type { AbsenceNow } from '../../state/absence.ts';
import type { People } from '../../state/people.ts';
import type { Said } from '../language.ts';
import { lengthText } from './length.ts';
import { listed, nameAt } from './words.ts';

const SECOND = 1000;

/** For how long a seat has been gone, and what can be claimed of it when: by `mine`, or by whoever may. */
export function absenceText(now: AbsenceNow, mine: boolean, people: People): Said {
  const { seat, gone, next } = now;
  const name = nameAt(people.names, seat);
  const seconds = Math.floor(gone / SECOND);
  const later = next && `In ${lengthText(Math.ceil(next.wait / SECOND))} ${canDo([next.kind], mine, name)}.`;
  return {
    text: seconds < 1 ? `${name} is gone.` : `${name} has been gone for ${lengthText(seconds)}.`,
    safe: [readyText(now, mine, name), later].filter(Boolean).join(' '),
  };
}

/** The same for who only hears the page: without what changes every second. */
export function absenceAloud(now: AbsenceNow, mine: boolean, people: People): string {
  const name = nameAt(people.names, now.seat);
  const later = now.next && `In a while ${canDo([now.next.kind], mine, name)}.`;
  return `${name} is gone. ${readyText(now, mine, name) ?? later ?? ''}`.trim();
}

/** On the button that leads to a claim. */
export const CLAIM_BUTTONS: Readonly<Record<ClaimKind, (name: string) => string>> = {
  win: () => 'Claim the win',
  remove: (name) => `Take ${name} out`,
  bot: () => 'Let a computer play on',
  end: () => 'End the game',
};

/** What a claim means. */
export const claimText = (kind: ClaimKind, seat: Seat, { names }: People): string =>
  MEANINGS[kind](nameAt(names, seat));

/** Who has to agree to it; empty where nobody does. */
export function consentText(others: readonly Seat[], { names }: People): string {
  if (others.length === 0) return '';
  const who = listed(others.map((at) => nameAt(names, at)));
  return `${who} ${others.length === 1 ? 'has' : 'have'} to agree, within a minute.`;
}

const MEANINGS: Readonly<Record<ClaimKind, (name: string) => string>> = {
  win: () => 'You win, whatever the points, and the game is over.',
  remove: (name) =>
    `The game goes on without ${name}, whose tiles are set aside. If only one is left then, that is who wins.`,
  bot: (name) => `A computer plays for ${name}, who can take the seat back at any time.`,
  end: () => 'The game is over without a result: nobody wins.',
};

export const returnedText = (seat: Seat, { names }: People): string => `${nameAt(names, seat)} is back.`;

function readyText({ ready }: AbsenceNow, mine: boolean, name: string): string | null {
  if (ready.length === 0) return null;
  const text = canDo(ready, mine, name);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function canDo(kinds: readonly ClaimKind[], mine: boolean, name: string): string {
  const options = kinds.map((kind) => DEEDS[kind](name));
  const all = [options.slice(0, -1).join(', '), options.at(-1)].filter(Boolean).join(' or ');
  return `${mine ? 'you' : 'the others'} can ${all}`;
}

const DEEDS: Readonly<Record<ClaimKind, (name: string) => string>> = {
  win: () => 'claim the win',
  remove: (name) => `take ${name} out`,
  bot: () => 'let a computer play on',
  end: () => 'end the game',
};
