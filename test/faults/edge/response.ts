import type { Wire } from './wire.ts';

type Init = ConstructorParameters<typeof Response>[1] & { readonly webSocket?: Wire | null };

const UPGRADED = 101;

/** The platform's `Response`, which can also hand a socket over with status 101. */
export class EdgeResponse extends Response {
  /** The client's end, of an upgrade. */
  readonly webSocket: Wire | null;

  constructor(body?: ConstructorParameters<typeof Response>[0], init: Init = {}) {
    const isUpgrade = init.status === UPGRADED;
    super(body, isUpgrade ? { status: 200, headers: init.headers ?? {} } : init);
    this.webSocket = init.webSocket ?? null;
    // Node's own class has no such status.
    if (isUpgrade) Object.defineProperty(this, 'status', { value: UPGRADED });
  }
}
