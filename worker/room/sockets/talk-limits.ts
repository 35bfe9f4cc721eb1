import {
  BUCKET,
  BUCKET_REFILL,
  MAX_WATCHERS,
  MAX_WATCHERS_PER_ADDRESS,
} from '../../../engine/protocol/limits.ts';
import { type BucketSize, fullBucket, type TokenBucket, takeToken } from '../../token-bucket.ts';
import { TokenBuckets } from '../../token-buckets.ts';

type Taken = ReturnType<typeof takeToken>;
type Verdict = Pick<Taken, 'verdict' | 'wait'>;

const SEAT: BucketSize = { capacity: BUCKET.seat, refill: BUCKET_REFILL };
const WATCHER: BucketSize = { capacity: BUCKET.watcher, refill: BUCKET_REFILL };
/** All watchers may come back at once, and once more; likewise those of an address. */
const WATCHERS_COMING: BucketSize = { capacity: 2 * MAX_WATCHERS, refill: BUCKET_REFILL };
const NEIGHBOURS_COMING: BucketSize = { capacity: 2 * MAX_WATCHERS_PER_ADDRESS, refill: BUCKET_REFILL };
/** Devices that had a seat, and addresses, of which a room remembers how much they talked and came. */
const MOST = 1_000;

/**
 * How much is said to a room, and how often it is called. A seat has one bucket for all its sockets, or another socket
 * would be another bucket. In memory only: a room that is talked to is awake, and one that was not has nothing to hold
 * against anybody.
 */
export class TalkLimits {
  private readonly said = new TokenBuckets(SEAT, MOST);
  private readonly came = new TokenBuckets(SEAT, MOST);
  private readonly cameFrom = new TokenBuckets(NEIGHBOURS_COMING, MOST);
  private readonly watchers = new WeakMap<WebSocket, TokenBucket>();
  private watchersCame: TokenBucket | null = null;

  /** A message; `device` is that of a seat, null for a watcher. */
  message(socket: WebSocket, device: string | null, now: number): Verdict {
    if (device !== null) return verdictOf(this.said.take(device, now), SEAT);
    const taken = takeToken(this.watchers.get(socket) ?? fullBucket(WATCHER, now), WATCHER, now);
    this.watchers.set(socket, taken.bucket);
    return verdictOf(taken, WATCHER);
  }

  /** A new socket, likewise, from an address, empty where none is known. Whether it may be taken in. */
  arrival(device: string | null, from: string, now: number): boolean {
    if (device !== null) return this.came.take(device, now).verdict === 'ok';
    // Who comes too often from one address takes nothing of what is there for all.
    if (from !== '' && this.cameFrom.take(from, now).verdict !== 'ok') return false;
    const taken = takeToken(this.watchersCame ?? fullBucket(WATCHERS_COMING, now), WATCHERS_COMING, now);
    this.watchersCame = taken.bucket;
    return taken.verdict === 'ok';
  }
}

/** What is refused has taken a token too, so that the next has to come in as well. */
const verdictOf = ({ verdict, wait }: Taken, { capacity, refill }: BucketSize): Verdict => ({
  verdict,
  wait: verdict === 'ok' ? 0 : wait + Math.ceil(refill / capacity),
});
