/** Nothing leaves an object before what it wrote until then is on disk. */
export class OutputGate {
  private held: (() => void)[] | null = null;

  get isShut(): boolean {
    return this.held !== null;
  }

  /** Does `out` when the gate is open: at once if it is. */
  pass(out: () => void): void {
    if (this.held === null) out();
    else this.held.push(out);
  }

  /** When it is open. Never, where what was held is dropped. */
  whenOpen(): Promise<void> {
    return new Promise((resolve) => this.pass(resolve));
  }

  shut(): void {
    this.held ??= [];
  }

  open(): void {
    const { held } = this;
    this.held = null;
    for (const out of held ?? []) out();
  }

  /** What was held is lost. */
  drop(): void {
    this.held = null;
  }
}
