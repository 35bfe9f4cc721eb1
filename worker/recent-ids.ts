/** The newest ids of many, in memory. */
export class RecentIds {
  private readonly most: number;
  private readonly ids = new Set<string>();

  constructor(most: number) {
    this.most = most;
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  add(id: string): void {
    this.ids.delete(id);
    for (const oldest of this.ids) {
      if (this.ids.size < this.most) break;
      this.ids.delete(oldest);
    }
    this.ids.add(id);
  }
}
