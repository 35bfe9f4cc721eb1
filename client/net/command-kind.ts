import type { Command } from '../../engine/protocol/client-message.ts';

/** Commands of one kind shut each other out: of all that a turn may be, only one is under way. */
export const KINDS = [
  'turn',
  'nonce',
  'rename',
  'leave',
  'seats',
  'start',
  'resign',
  'gift',
  'request',
  'rematch',
  'say',
  'house',
] as const;

export type CommandKind = (typeof KINDS)[number];

const KIND_OF: Readonly<Record<Command['type'], CommandKind>> = {
  place: 'turn',
  exchange: 'turn',
  pass: 'turn',
  redeem: 'turn',
  challenge: 'turn',
  accept: 'turn',
  nonce: 'nonce',
  rename: 'rename',
  leave: 'leave',
  free: 'seats',
  swap: 'seats',
  lock: 'seats',
  addBot: 'seats',
  start: 'start',
  resign: 'resign',
  takeBack: 'leave',
  give: 'gift',
  ask: 'request',
  answer: 'request',
  rematch: 'rematch',
  say: 'say',
  closeChat: 'house',
  maskWords: 'house',
  lockRoom: 'house',
  mute: 'house',
  muteSeat: 'house',
  remove: 'house',
};

export const kindOf = (type: Command['type']): CommandKind => KIND_OF[type];

export const isCommandType = (text: unknown): text is Command['type'] =>
  typeof text === 'string' && Object.hasOwn(KIND_OF, text);
