import type { ServerFrame } from '../../engine/protocol/server-message.ts';

const TYPES: Readonly<Record<ServerFrame['type'], true>> = {
  update: true,
  refused: true,
  presence: true,
  chat: true,
  house: true,
  mark: true,
};

/** What a frame of the room says, or null where it is none of its messages. */
export function readServerMessage(frame: string): ServerFrame | null {
  try {
    const data: unknown = JSON.parse(frame);
    return isServerMessage(data) ? data : null;
  } catch {
    return null;
  }
}

// By its type only: the frame comes from this page's own server, whose version is compared before it is applied.
function isServerMessage(data: unknown): data is ServerFrame {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    typeof data.type === 'string' &&
    Object.hasOwn(TYPES, data.type)
  );
}
