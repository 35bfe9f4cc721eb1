import type { Actor } from './actor.ts';

/** Something on its way. `cut`: behind it nothing comes, the line is broken. */
export type Frame =
  | { readonly type: 'data'; readonly data: string | ArrayBuffer }
  | { readonly type: 'close'; readonly code: number; readonly reason: string }
  | { readonly type: 'cut' };

type End = 'open' | 'closing' | 'closed';

const BROKEN = 1006;

/**
 * A WebSocket between a client and an object. What one says lies in a queue until a test hands it over: frames may be
 * taken out, doubled, put in another order or left lying.
 */
export class Wire {
  /** From the client to the object, the oldest first. */
  readonly up: Frame[] = [];
  /** From the object to the client. */
  readonly down: Frame[] = [];
  /** How the client's end is. */
  client: End = 'open';
  /** Whether the object has said that it closes, and whether it has heard it. */
  closeSaid = false;
  closeHeard = false;
  /** What its object keeps with it through hibernation. */
  attachment: unknown = null;
  tags: readonly string[] = [];
  /** When the platform last answered for the object; null where it never did. */
  autoRespondedAt: number | null = null;
  /** Whose it is, once it was taken in. */
  owner: Actor | null = null;

  /** How the object's end is. */
  get server(): End {
    if (this.closeSaid && this.closeHeard) return 'closed';
    return this.closeSaid || this.closeHeard ? 'closing' : 'open';
  }

  /** The client says something. */
  send(data: string | ArrayBuffer): void {
    if (this.client !== 'open') throw new Error('the client has closed this socket');
    this.up.push({ type: 'data', data });
  }

  /** The client wants to close. */
  close(code = 1000, reason = ''): void {
    if (this.client !== 'open') return;
    this.client = 'closing';
    this.up.push({ type: 'close', code, reason });
  }

  /** Hands the `at`-th frame of `up` to the object, and waits until it has done with it. */
  async toServer(at = 0): Promise<void> {
    const [frame] = this.up.splice(at, 1);
    if (frame === undefined) throw new Error(`there is no frame ${at} on its way up`);
    if (this.owner === null || this.server === 'closed') return;
    if (frame.type === 'data') await this.owner.hear(this, frame.data);
    if (frame.type === 'close') await this.owner.lose(this, frame.code, frame.reason, true);
  }

  /** Hands the `at`-th frame of `down` to the client, which answers a close as browsers do. */
  toClient(at = 0): Frame {
    const [frame] = this.down.splice(at, 1);
    if (frame === undefined) throw new Error(`there is no frame ${at} on its way down`);
    if (frame.type === 'close' && this.client === 'open') this.up.push(frame);
    if (frame.type !== 'data') this.client = 'closed';
    return frame;
  }

  /** Breaks the line: what is on its way is lost. The client knows at once, the object when it notices. */
  cut(): void {
    this.up.length = 0;
    this.down.length = 0;
    this.client = 'closed';
  }

  /** The object notices that the line is broken. */
  async serverNotices(): Promise<void> {
    this.up.length = 0;
    if (this.server !== 'closed') await this.owner?.lose(this, BROKEN, '', false);
    this.closeSaid = true;
  }

  /** The object's side is gone without a word; the client learns it behind what was sent before. */
  dropByServer(): void {
    this.up.length = 0;
    if (this.server !== 'closed') this.down.push({ type: 'cut' });
    this.closeSaid = true;
    this.closeHeard = true;
  }
}
