/** What the copies of a page need of a browser's caches, in memory. */
export class FakeCaches implements CacheStorage {
  readonly #all = new Map<string, FakeCache>();

  async open(name: string): Promise<Cache> {
    const cache = this.#all.get(name) ?? new FakeCache();
    this.#all.set(name, cache);
    return cache;
  }

  async keys(): Promise<string[]> {
    return [...this.#all.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#all.delete(name);
  }

  async has(name: string): Promise<boolean> {
    return this.#all.has(name);
  }

  match(): Promise<undefined> {
    throw new Error('the name of the cache has to be said');
  }

  /** Paths in a cache, sorted. */
  paths(name: string): readonly string[] {
    return [...(this.#all.get(name)?.kept.keys() ?? [])].sort();
  }
}

class FakeCache implements Cache {
  readonly kept = new Map<string, Response>();

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.kept.set(String(request), response);
  }

  async match(request?: RequestInfo | URL): Promise<Response | undefined> {
    return this.kept.get(String(request))?.clone();
  }

  async keys(): Promise<readonly Request[]> {
    return [...this.kept.keys()].map((path) => new Request(`https://crosstile.example${path}`));
  }

  add(): never {
    throw new Error('not used');
  }

  addAll(): never {
    throw new Error('not used');
  }

  delete(): never {
    throw new Error('not used');
  }

  matchAll(): never {
    throw new Error('not used');
  }
}
