/** Everybody around a room, by the number of the device. */
export const HOST = 0;
export const PLAYER = 1;
/** Two watchers alike, of whom one is muted and removed: whoever may not know cannot tell which. */
export const TWINS = [2, 3] as const;
/** A watcher who talks, with an invite where that takes one. */
export const GUEST = 4;
/** Who has no socket, and no invite. */
export const STRANGER = 5;
/** A device to which the host moves the own seat. */
export const HEIR = 6;
export const DEVICES = 7;

/** Whose eyes are looked through, and what they may not see. */
export interface Viewer {
  readonly device: number;
  readonly isPrivate: boolean;
  /** Which lines are hidden: those of watchers while a game is played, or all. */
  readonly lines: 'none' | 'watchers' | 'all';
  /** Whether it is hidden who is muted and removed, and what watchers who say such lines are called. */
  readonly persons: boolean;
  /** Since when nothing is shown at all; null: never. */
  readonly blind: 'always' | 'once removed' | 'once locked' | null;
}

const IN = { isPrivate: true, blind: null } as const;
const OPEN = { isPrivate: false, lines: 'none', persons: false } as const;

export const VIEWERS = {
  host: { ...IN, device: HOST, lines: 'watchers', persons: false },
  player: { ...IN, device: PLAYER, lines: 'watchers', persons: true },
  watcher: { ...IN, device: GUEST, lines: 'none', persons: true },
  'passer-by': { device: STRANGER, isPrivate: false, lines: 'all', persons: true, blind: null },
  'not invited': { ...OPEN, device: STRANGER, isPrivate: true, blind: 'always' },
  removed: { ...OPEN, device: GUEST, blind: 'once removed' },
  'shut out': { ...OPEN, device: STRANGER, blind: 'once locked' },
} as const satisfies Readonly<Record<string, Viewer>>;
export type Role = keyof typeof VIEWERS;

export const ROLES = Object.keys(VIEWERS).filter((role): role is Role => role in VIEWERS);
