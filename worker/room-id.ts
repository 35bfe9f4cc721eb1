import { ALPHABET } from './base32.ts';
import { keyedText } from './keyed-hash.ts';

const BODY = 13;
const CHECK = 5;
const SHAPE = new RegExp(`^[${ALPHABET}]{${BODY + CHECK}}$`);
const GROUP = /.{6}(?=.)/g;

/**
 * The room that `device` (a token's hash) makes with `key`: always the same one, so that a repeated request finds
 * the room of the first. 65 bits that nobody can foretell without the secret, and a check part of 25.
 */
export async function roomIdFor(secret: string, device: string, key: string): Promise<string> {
  const body = await keyedText(secret, `room ${device} ${key}`, BODY);
  return grouped(body + (await checkOf(secret, body)));
}

/**
 * The id as rooms know it, `xxxxxx-xxxxxx-xxxxxx`, from how somebody wrote it: capitals and dashes are ignored.
 * Null for what this deployment never made: no object need be woken for it.
 */
export async function parseRoomId(secret: string, text: string): Promise<string | null> {
  const id = text.toLowerCase().replaceAll('-', '');
  if (text.length > 2 * (BODY + CHECK) || !SHAPE.test(id)) return null;
  const body = id.slice(0, BODY);
  return (await checkOf(secret, body)) === id.slice(BODY) ? grouped(id) : null;
}

const grouped = (id: string): string => id.replace(GROUP, '$&-');

const checkOf = (secret: string, body: string): Promise<string> => keyedText(secret, `check ${body}`, CHECK);
