import type { Bots } from './bots/bots.ts';
import type { Room } from './room/room.ts';

/** What the deployment gives the Worker. */
export interface Env {
  readonly ROOM: DurableObjectNamespace<Room>;
  readonly BOTS: DurableObjectNamespace<Bots>;
  readonly ASSETS: Fetcher;
  /** Rooms made from one address. */
  readonly ROOM_RATE: RateLimit;
  /** Keys the check part of room ids. Secret. */
  readonly ROOM_KEY: string;
  /** Where something can be reported to whoever runs this place: an https: or mailto: link, or empty. */
  readonly REPORT_URL: string;
}

/** For Hono. */
export interface App {
  Bindings: Env;
}
