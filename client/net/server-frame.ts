import type { ServerMessage } from '../../engine/protocol/server-message.ts';

const TYPES: Readonly<Record<ServerMessage['type'], true>> = {
  update: true,
  refused: true,
  presence: true,
  chat: true,
  house: true,
};

/** What a frame of the room says, or null where it is none of its messages. */
export function readServerMessage(frame: string): ServerMessage | null {
  try {
    const data: unknown = JSON.parse(frame);
    return isServerMessage(data) ? data : null;
  } catch {
    return null;
  }
}

// By its type only: the frame comes from this page's own server, whose version is compared before it is applied.
function isServerMessage(data: unknown): data is ServerMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    typeof data.type === 'string' &&
    Object.hasOwn(TYPES, data.type)
  );
}
