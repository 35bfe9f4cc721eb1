import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Hex digits of a person's number: enough that no two of a room's visitors share one. */
const DIGITS = 12;

/**
 * The number by which a room knows whoever uses a device, in lines and in what the host has set: the same for as long
 * as the room lasts. It may be public: nothing leads back from it to the device's hash, nor to another room's number.
 */
export const personOf = (room: string, device: string): string =>
  bytesToHex(sha256(utf8ToBytes(`person ${room} ${device}`))).slice(0, DIGITS);
