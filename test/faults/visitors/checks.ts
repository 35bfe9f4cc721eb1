import { isDeepStrictEqual } from 'node:util';
import type { Told } from '../secrets/stage.ts';
import { VIEWERS } from './viewers.ts';
import type { Pair } from './visit.ts';

/** Where what a visitor is told can differ between two rooms. Each is a check of its own. */
export const CHECKS = {
  lines: '[J2] what watchers say while a game is played is told to no player, nor how long it is',
  house: '[J9] who is muted or removed is told to the host alone',
  updates: '[I6, I7] a token of a link is in no frame, and nothing that hangs on it',
  links: '[I6, I7] a token that was used, ended or never made has one answer, and a guess leaves no trace',
  polls: '[D3] who asks for an update over HTTP is told nothing that a watcher’s frames would not tell',
  answers: '[J9] any other answer tells nothing of chat, links and visitors',
  'not invited': '[I5] who is not invited cannot tell one private room from another',
  removed: '[J6] whoever was removed is told nothing more',
  'shut out': '[J7] who stands before a locked room is told nothing of what goes on in it',
  log: '[I2] the log tells nothing of what was said, nor of tokens',
} as const;
export type Check = keyof typeof CHECKS;

export interface Failure {
  readonly check: Check;
  readonly seed: number;
  readonly one: string;
  readonly other: string;
}

/** What is wrong with a pair of rooms; nothing where the viewer was told the same to the last byte. */
export function failuresOf({ role, seed, told: [one, other], logs }: Pair): readonly Failure[] {
  const failures: Failure[] = [];
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const [a, b] = [one[at], other[at]];
    if (isDeepStrictEqual(a, b)) continue;
    const check = VIEWERS[role].blind === null ? checkOf(a ?? b) : role;
    failures.push({ check: asCheck(check), seed, one: textOf(a), other: textOf(b) });
  }
  // What others do in a room that is not seen at all may be worth a line.
  if (VIEWERS[role].blind === null && logs[0] !== logs[1])
    failures.push({ check: 'log', seed, one: logs[0], other: logs[1] });
  return failures;
}

const textOf = (told: Told | undefined): string => JSON.stringify(told) ?? 'nothing';

function checkOf(told: Told | undefined): Check {
  if (told?.type === 'answer') {
    if (/^(invites|moves)/.test(told.what)) return 'links';
    return told.what === 'update' || told.what === 'news' ? 'polls' : 'answers';
  }
  if (told?.type !== 'frame') return 'updates';
  const { type } = JSON.parse(told.text);
  return type === 'chat' ? 'lines' : type === 'house' ? 'house' : 'updates';
}

function asCheck(name: string): Check {
  const check = Object.keys(CHECKS).find((each): each is Check => each === name);
  if (check === undefined) throw new RangeError(`no check ${name}`);
  return check;
}
