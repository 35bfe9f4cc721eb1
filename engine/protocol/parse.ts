import * as v from 'valibot';
import { err, ok, type Result } from '../base/result.ts';
import { ClientMessage } from './client-message.ts';
import type { WireError } from './errors.ts';
import { MAX_FRAME_LENGTH } from './limits.ts';

/** What a frame says. Its length is looked at before its JSON, its JSON before its shape. */
export function parseClientMessage(frame: string | ArrayBuffer): Result<ClientMessage, WireError> {
  if (typeof frame !== 'string') return err({ code: 'wire/not-text' });
  if (frame.length > MAX_FRAME_LENGTH) return err({ code: 'wire/too-long' });
  let data: unknown;
  try {
    data = JSON.parse(frame);
  } catch {
    return err({ code: 'wire/not-json' });
  }
  const parsed = v.safeParse(ClientMessage, data);
  if (parsed.success) return ok(parsed.output);
  return err({ code: 'wire/bad-shape', path: v.getDotPath(parsed.issues[0]) ?? '' });
}
