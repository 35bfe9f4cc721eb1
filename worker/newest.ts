/** What was last kept, by key, in memory: for one more than `most` the oldest goes. */
export class Newest<Value> {
  private readonly most: number;
  private readonly values = new Map<string, Value>();

  constructor(most: number) {
    this.most = most;
  }

  get(key: string): Value | undefined {
    return this.values.get(key);
  }

  /** Keeps a value as the newest. */
  keep(key: string, value: Value): void {
    this.values.delete(key);
    for (const oldest of this.values.keys()) {
      if (this.values.size < this.most) break;
      this.values.delete(oldest);
    }
    this.values.set(key, value);
  }
}
