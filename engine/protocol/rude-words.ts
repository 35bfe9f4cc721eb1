import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Stems of coarse English words, each also with one of `ENDINGS` behind it. */
const STEMS = [
  'arsehole',
  'asshole',
  'bastard',
  'bitch',
  'bollock',
  'bullshit',
  'cunt',
  'dickhead',
  'fuck',
  'motherfuck',
  'piss',
  'shit',
  'slut',
  'twat',
  'wank',
  'whore',
] as const;

const ENDINGS = '(?:s|es|y|ed|er|ers|in|ing)?';

/** Slurs, which are nowhere written out: the first 16 hex digits of their SHA-256, in lower case. */
const SLURS: ReadonlySet<string> = new Set([
  '08a841e996781e9e',
  '120f6e5b4ea32f65',
  '158869a97379229b',
  '16ea09fc78ca83ca',
  '22fc75e65a0e9d34',
  '333f7618092958c7',
  '3b1e0d7c5dd45583',
  '886d51e97ad7931d',
  '8f5083e3e5c7dc89',
  '98b52c4b6b7d1f48',
  '9915ba2d822280f2',
  'bd331fb1d24298f5',
  'c3de533e9b7fe63b',
  'cc02032349c833ac',
  'e7b98c6aa5b944e0',
  'eef3bd091670c344',
  'f9d0d9b18ae9033a',
]);

const WORD = /[\p{L}\p{M}\p{N}@$]+/gu;

/** Figures and signs that stand for letters. */
const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** A letter said twice or more is said once, so that drawing a word out does not hide it. */
const undrawn = (word: string): string => word.replace(/(.)\1+/gu, '$1');

const RUDE = new RegExp(`^(?:${STEMS.map(undrawn).join('|')})${ENDINGS}$`, 'u');

/** A text with its rude words hidden behind their first letter. Whole words only: names of towns stay as they are. */
export const masked = (text: string): string =>
  text.replace(WORD, (word) => (isRude(word) ? hidden(word) : word));

function isRude(word: string): boolean {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[013457@$]/g, (sign) => STAND_INS[sign] ?? sign);
  return RUDE.test(undrawn(plain)) || isSlur(plain) || (plain.endsWith('s') && isSlur(plain.slice(0, -1)));
}

const isSlur = (word: string): boolean =>
  SLURS.has(bytesToHex(sha256(utf8ToBytes(word))).slice(0, FINGERPRINT));

const FINGERPRINT = 16;

function hidden(word: string): string {
  const [first = '', ...rest] = word.replace(/\p{M}/gu, '');
  return first + '*'.repeat(rest.length);
}
