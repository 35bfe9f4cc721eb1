import { say } from '../i18n/sentences.ts';
import type { Connection } from '../net/connection.ts';

/** Why this page shows no chat, neither lines nor a field; null where it does. Without a socket none is told (rule U88). */
export function noChatText(isOff: boolean, status: Connection['status']): string | null {
  if (isOff) return say.chat.hidden;
  return status === 'polling' ? say.chat.noSocket : null;
}
