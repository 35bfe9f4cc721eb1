import { PAGES } from '../pages/addresses.ts';
import { DOCUMENT, type Edition } from './edition.ts';

const PREFIX = 'crosstile-';
/** The browser's own cache may answer only when the server has said that nothing is newer. */
const FRESH: RequestInit = { cache: 'no-cache' };

/** What a service worker has of its surroundings. */
export interface World {
  readonly caches: CacheStorage;
  readonly fetch: (request: string | Request, init?: RequestInit) => Promise<Response>;
  readonly origin: string;
}

/** The device's copies of one edition. */
export class Copies {
  readonly #edition: Edition;
  readonly #world: World;
  readonly #name: string;
  readonly #hashed: ReadonlySet<string>;
  readonly #loose: ReadonlySet<string>;

  constructor(edition: Edition, world: World) {
    this.#edition = edition;
    this.#world = world;
    this.#name = PREFIX + edition.version;
    this.#hashed = new Set(edition.hashed);
    this.#loose = new Set(edition.loose);
  }

  /** Fetches all that the page cannot do without. Rejects where any of it cannot be had, and then nothing has changed. */
  async install(): Promise<void> {
    const cache = await this.#open();
    await this.#takeOverOld(cache);
    const { shell, loose } = this.#edition;
    await Promise.all([
      ...shell.map((path) => this.#keep(cache, path)),
      ...[DOCUMENT, ...loose].map(async (path) => put(cache, path, await this.#world.fetch(path, FRESH))),
    ]);
  }

  /** Fetches the words of games on this device, those that are not here. */
  async keepWords(): Promise<void> {
    const cache = await this.#open();
    // One after the other: nobody waits for them.
    for (const path of this.#edition.words) await this.#keep(cache, path);
  }

  /** Deletes the copies of all other editions. */
  async dropOthers(): Promise<void> {
    const others = (await this.#names()).filter((name) => name !== this.#name);
    await Promise.all(others.map((name) => this.#world.caches.delete(name)));
  }

  /** The answer to a request of the page; null for what is the server's alone. */
  answer(request: Request): Promise<Response> | null {
    const { origin, pathname, search } = new URL(request.url);
    if (request.method !== 'GET' || origin !== this.#world.origin) return null;
    if (request.mode === 'navigate') {
      return PAGES.test(pathname + search) ? this.#newest(request, DOCUMENT) : null;
    }
    if (this.#hashed.has(pathname)) return this.#kept(request, pathname);
    return this.#loose.has(pathname) ? this.#newest(request, pathname) : null;
  }

  /** From the server; the copy only where no server is reached, so that nobody gets an old page who could have the new one. */
  async #newest(request: Request, path: string): Promise<Response> {
    try {
      return await this.#world.fetch(request);
    } catch (error) {
      const copy = await (await this.#open()).match(path, { ignoreVary: true });
      if (copy === undefined) throw error;
      return copy;
    }
  }

  async #kept(request: Request, path: string): Promise<Response> {
    const cache = await this.#open();
    const copy = await cache.match(path, { ignoreVary: true });
    if (copy !== undefined) return copy;
    const answer = await this.#world.fetch(request);
    if (answer.status === 200) await cache.put(path, answer.clone());
    return answer;
  }

  async #keep(cache: Cache, path: string): Promise<void> {
    if ((await cache.match(path)) === undefined) await put(cache, path, await this.#world.fetch(path));
  }

  /** What an earlier edition has and this one has too, under a name with a hash, is the same. */
  async #takeOverOld(cache: Cache): Promise<void> {
    for (const name of await this.#names()) {
      if (name === this.#name) continue;
      const old = await this.#world.caches.open(name);
      for (const { url } of await old.keys()) {
        const path = new URL(url).pathname;
        const copy = this.#hashed.has(path) ? await old.match(path) : undefined;
        if (copy !== undefined) await cache.put(path, copy);
      }
    }
  }

  #open(): Promise<Cache> {
    return this.#world.caches.open(this.#name);
  }

  async #names(): Promise<readonly string[]> {
    return (await this.#world.caches.keys()).filter((name) => name.startsWith(PREFIX));
  }
}

async function put(cache: Cache, path: string, answer: Response): Promise<void> {
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}
