import { BUCKET, BUCKET_REFILL, MAX_WATCHERS } from '../../engine/protocol/limits.ts';
import { type BucketSize, fullBucket, type TokenBucket, takeToken } from '../token-bucket.ts';

type Verdict = Pick<ReturnType<typeof takeToken>, 'verdict' | 'wait'>;

const SEAT: BucketSize = { capacity: BUCKET.seat, refill: BUCKET_REFILL };
const WATCHER: BucketSize = { capacity: BUCKET.watcher, refill: BUCKET_REFILL };
/** All watchers may come back at once, and once more. */
const WATCHERS_COMING: BucketSize = { capacity: 2 * MAX_WATCHERS, refill: BUCKET_REFILL };

/**
 * How much is said to a room, and how often it is called. A seat has one bucket for all its sockets, or another socket
 * would be another bucket. In memory only: a room that is talked to is awake, and one that was not has nothing to hold
 * against anybody.
 */
export class TalkLimits {
  private readonly said = new Map<string, TokenBucket>();
  private readonly came = new Map<string, TokenBucket>();
  private readonly watchers = new WeakMap<WebSocket, TokenBucket>();

  /** A message; `device` is that of a seat, null for a watcher. */
  message(socket: WebSocket, device: string | null, now: number): Verdict {
    return device === null ? take(this.watchers, socket, WATCHER, now) : take(this.said, device, SEAT, now);
  }

  /** A new socket, likewise. Whether it may be taken in. */
  arrival(device: string | null, now: number): boolean {
    const size = device === null ? WATCHERS_COMING : SEAT;
    return take(this.came, device ?? '', size, now).verdict === 'ok';
  }
}

function take<Key>(
  buckets: { get(key: Key): TokenBucket | undefined; set(key: Key, bucket: TokenBucket): unknown },
  key: Key,
  size: BucketSize,
  now: number,
): Verdict {
  const { bucket, verdict, wait } = takeToken(buckets.get(key) ?? fullBucket(size, now), size, now);
  buckets.set(key, bucket);
  // What is refused has taken a token too, so that the next has to come in as well.
  return { verdict, wait: verdict === 'ok' ? 0 : wait + Math.ceil(size.refill / size.capacity) };
}
