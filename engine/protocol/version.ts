/** Version of the messages. A client that speaks another one is closed with CLOSE.versionSkew and reloads. */
export const PROTOCOL_VERSION = 4;

/** Heartbeat texts, answered by the platform without waking the room. */
export const PING = 'ping';
export const PONG = 'pong';

/** Close codes that the room uses. */
export const CLOSE = {
  normal: 1000,
  notText: 1003,
  policy: 1008,
  tooLong: 1009,
  serverError: 1011,
  /** A private room, and this device is not invited. */
  uninvited: 4403,
  versionSkew: 4409,
  gone: 4410,
  replaced: 4411,
  tooSlow: 4412,
  crowded: 4413,
  removed: 4414,
  locked: 4415,
} as const;
