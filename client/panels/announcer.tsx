import type { VNode } from 'preact';
import { PartHere } from '../parts/part-here.tsx';
import { game } from '../state/room-state.ts';
import { aloudPart } from './panel-parts.ts';

const SUBJECTS = ['game', 'rack', 'desk', 'meaning', 'clock', 'request', 'absence', 'news'] as const;

/** Each has a region of its own, so that one does not have another read again. */
export type AloudSubject = (typeof SUBJECTS)[number];

interface AnnouncerProps {
  /** For who has not come in yet: there is nothing to hear, but there will be. */
  readonly isQuiet?: boolean;
}

/**
 * Tells who does not see the board what was played, whose turn it is and what came of it all, what is on the own rack,
 * and what the own keys did. It stays while the pages of a room change: what comes with its region is not read. What it
 * says is a part, which a room has fetched before its game.
 */
export function Announcer({ isQuiet = false }: AnnouncerProps): VNode {
  const isHeard = !isQuiet && (game.value !== null || aloudPart.here.value !== null);
  return (
    <>
      {SUBJECTS.map((of) => (
        <p key={of} class="unseen-text" aria-live="polite">
          {isHeard && <PartHere part={aloudPart} props={{ of }} />}
        </p>
      ))}
    </>
  );
}
