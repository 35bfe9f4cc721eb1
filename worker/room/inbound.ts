import type { ClientMessage } from '../../engine/protocol/client-message.ts';
import type { WireError } from '../../engine/protocol/errors.ts';
import { BUCKET } from '../../engine/protocol/limits.ts';
import { parseClientMessage } from '../../engine/protocol/parse.ts';
import { CLOSE } from '../../engine/protocol/version.ts';
import type { Attachment } from './sockets.ts';
import { takeToken } from './token-bucket.ts';

/** What is to be done about a frame. */
export type Inbound =
  | { readonly type: 'close'; readonly code: number; readonly reason: string }
  /** `id` is null where the frame could not be read that far. */
  | {
      readonly type: 'refuse';
      readonly id: string | null;
      readonly error: WireError;
      readonly attachment: Attachment;
    }
  | { readonly type: 'read'; readonly message: ClientMessage; readonly attachment: Attachment };

/** Reads a frame of a socket: its length before its JSON, its JSON before its shape, then whether it may talk so much. */
export function readFrame(
  frame: string | ArrayBuffer,
  from: Attachment,
  isSeated: boolean,
  now: number,
): Inbound {
  const parsed = parseClientMessage(frame);
  if (!parsed.ok && parsed.error.code === 'wire/not-text') {
    return { type: 'close', code: CLOSE.notText, reason: 'not text' };
  }
  if (!parsed.ok && parsed.error.code === 'wire/too-long') {
    return { type: 'close', code: CLOSE.tooLong, reason: 'too long' };
  }
  const { bucket, verdict, wait } = takeToken(from.bucket, isSeated ? BUCKET.seat : BUCKET.watcher, now);
  if (verdict === 'close') return { type: 'close', code: CLOSE.policy, reason: 'too many' };
  const attachment = { ...from, heardAt: now, bucket };
  if (verdict === 'refuse') {
    const id = parsed.ok && 'id' in parsed.value ? parsed.value.id : null;
    return { type: 'refuse', id, error: { code: 'wire/too-many', retryAfter: wait }, attachment };
  }
  if (!parsed.ok) return { type: 'refuse', id: null, error: parsed.error, attachment };
  return { type: 'read', message: parsed.value, attachment };
}
