import { type Device, randomHex } from '../../support/second-client/api.ts';
import type { Random } from '../../support/seeded-random.ts';

const AT_ONCE = 16;

/**
 * Asks a room that is full for a seat with tokens that are none of its devices': a device that has one would be given
 * it. The cookies that were.
 */
export async function acceptedGuesses(
  origin: string,
  room: string,
  device: Device,
  count: number,
  random: Random,
): Promise<string[]> {
  const [name = '', token = ''] = device.cookie.split('=');
  const guesses = [...near(token), ...Array.from({ length: count }, () => randomHex(32))].map(
    (guess) => `${name}=${guess}`,
  );
  const accepted: string[] = [];
  const ask = async (): Promise<void> => {
    for (let cookie = guesses.pop(); cookie !== undefined; cookie = guesses.pop()) {
      const answer = await fetch(`${origin}/api/rooms/${room}/seats`, {
        method: 'POST',
        headers: { origin, cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ name: `Mallory ${random.below(1_000)}` }),
      });
      await answer.arrayBuffer();
      if (answer.status !== 409 && answer.status !== 401) accepted.push(cookie);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return accepted;
}

/** What somebody might try who knows nearly all of a token. */
function near(token: string): string[] {
  const another = (at: number): string =>
    token.slice(0, at) + (token[at] === '0' ? '1' : '0') + token.slice(at + 1);
  return [
    ...[...token].map((_, at) => another(at)),
    token.toUpperCase(),
    token.slice(1),
    `${token}0`,
    `0${token}`,
    `${token}${token}`,
    token.split('').reverse().join(''),
    '0'.repeat(64),
    '',
    '%00',
    'undefined',
    '[object Object]',
  ];
}
