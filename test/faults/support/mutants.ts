import { vi } from 'vitest';
import { EdgeServer } from '../edge/edge-server.ts';
import { webSocketOf } from '../edge/edge-web-socket.ts';
import type { FaultServer } from './fault-server.ts';
import type { Patch } from './patch.ts';

/** Checks of one family by name: each rejects where it is red. */
export type Checks<Name extends string> = Readonly<Record<Name, (server: FaultServer) => Promise<void>>>;

/** A fault that is planted into the bundle, and the one check that it turns red. */
export interface Mutant<Name extends string> {
  readonly name: string;
  readonly patches: readonly Patch[];
  readonly red: Name;
}

/** As the log has an error of that kind: a patch that names what is not there breaks the bundle and plants nothing. */
const BROKEN = '"kind":"ReferenceError"';

/**
 * Runs something that uses the globals of a browser, on an edge. `pace` as the edge's server has it. Rejects where a
 * patch has broken the bundle, which would turn checks red for another reason than the fault.
 */
export async function onEdge<T>(
  patches: readonly Patch[],
  work: (server: EdgeServer) => Promise<T>,
  pace = 0,
): Promise<T> {
  const server = new EdgeServer({ patches, pace });
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('WebSocket', webSocketOf(server));
  try {
    const result = await work(server);
    if (server.log().includes(BROKEN)) throw new Error(`a patch names what is not there: ${server.log()}`);
    return result;
  } finally {
    await server.stop();
    vi.unstubAllGlobals();
  }
}

/** The names of the checks that are red on a patched bundle, each on rooms of its own. */
export async function redOf<Name extends string>(
  checks: Checks<Name>,
  patches: readonly Patch[],
): Promise<string[]> {
  return onEdge(patches, async (server) => {
    const red: string[] = [];
    for (const [name, check] of Object.entries<Checks<Name>[Name]>(checks)) {
      await check(server).catch(() => red.push(name));
    }
    return red;
  });
}
