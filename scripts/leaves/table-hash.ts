import { createHash } from 'node:crypto';
import type { LeaveData } from '../../engine/moves/bots/leave-data.ts';

/** Of all numbers of a leave table: the first 16 hex digits of SHA-256 of them as JSON. */
export const tableHash = ({ singles, pairs, balance, bagLeft }: LeaveData): string =>
  createHash('sha256')
    .update(JSON.stringify({ singles, pairs, balance, bagLeft }))
    .digest('hex')
    .slice(0, 16);
