import type { ClientMessage } from '../../../engine/protocol/client-message.ts';
import type { WireError } from '../../../engine/protocol/errors.ts';
import { parseClientMessage } from '../../../engine/protocol/parse.ts';
import { CLOSE } from '../../../engine/protocol/version.ts';
import type { TalkLimits } from './talk-limits.ts';

/** What is to be done about a frame. */
export type Inbound =
  | { readonly type: 'close'; readonly code: number; readonly reason: string }
  /** `id` is null where the frame could not be read that far. */
  | { readonly type: 'refuse'; readonly id: string | null; readonly error: WireError }
  | { readonly type: 'read'; readonly message: Exclude<ClientMessage, { type: 'seen' }> }
  /** Its sender has shown what it has read, or has tried to: nothing is to be done. */
  | { readonly type: 'seen' };

/**
 * Reads a frame: its length before its JSON, its JSON before its shape, then whether its sender may talk so much. A mark
 * that the sender was given is said because the room asks for it, so it is nothing that he says too much.
 */
export function readFrame(
  frame: string | ArrayBuffer,
  mayTalk: () => ReturnType<TalkLimits['message']>,
  hasRead: (mark: string) => boolean,
): Inbound {
  const parsed = parseClientMessage(frame);
  if (!parsed.ok && parsed.error.code === 'wire/not-text') {
    return { type: 'close', code: CLOSE.notText, reason: 'not text' };
  }
  if (!parsed.ok && parsed.error.code === 'wire/too-long') {
    return { type: 'close', code: CLOSE.tooLong, reason: 'too long' };
  }
  const mark = parsed.ok && parsed.value.type === 'seen' ? parsed.value.mark : null;
  if (mark !== null && hasRead(mark)) return { type: 'seen' };
  const { verdict, wait } = mayTalk();
  if (verdict === 'close') return { type: 'close', code: CLOSE.policy, reason: 'too many' };
  if (verdict === 'refuse') {
    const id = parsed.ok && 'id' in parsed.value ? parsed.value.id : null;
    return { type: 'refuse', id, error: { code: 'wire/too-many', retryAfter: wait } };
  }
  if (!parsed.ok) return { type: 'refuse', id: null, error: parsed.error };
  return parsed.value.type === 'seen' ? { type: 'seen' } : { type: 'read', message: parsed.value };
}
