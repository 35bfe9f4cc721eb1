import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { WORKER_BUNDLE } from '../../../scripts/support/paths.ts';
import { type Patch, patched } from '../support/patch.ts';
import type { ObjectState } from './object-state.ts';
import { EdgeResponse } from './response.ts';
import { edgeCrypto } from './seeded-crypto.ts';
import { ServerSocket, SocketPair } from './server-socket.ts';
import { dateOf } from './still-date.ts';
import type { World } from './world.ts';

/** An object of one of the bundle's classes. Which methods it has is up to the class. */
export type DurableObject = Readonly<Record<string, unknown>>;

/** What the bundle exports. */
export interface Exports {
  readonly default: {
    fetch(request: Request, env: unknown, context: unknown): Response | Promise<Response>;
  };
  readonly [name: string]: unknown;
}

const FILE = join(WORKER_BUNDLE, 'index.js');
const IMPORT = /^import \{ (DurableObject(?: as \w+)?) \} from "cloudflare:workers";$/gm;
const EXPORT = /^export \{\n([^}]+)\n\};$/m;

/** Word lists are read once, whatever world they are for: they never change, and reading them takes long. */
const KEEPS_WORDS: Patch = {
  find: 'var loaded# = /* @__PURE__ */ new Map();',
  replace: 'var loaded# = wordLists;',
};

/**
 * The built Worker, evaluated as an isolate of the platform would: its modules keep what they hold in memory. What it
 * takes from outside is that of the world which it is in, one at a time.
 */
export class Isolate {
  private readonly evaluate: () => unknown;
  private evaluated: unknown;
  private world: World | null = null;

  /** `more` is in the bundle's scope by its names: for patches. Throws where a patch does not fit exactly once. */
  constructor(patches: readonly Patch[] = [], more: Readonly<Record<string, unknown>> = {}) {
    const scope = { ...this.scope(), wordLists: new Map(), ...more };
    const body = asFunctionBody([KEEPS_WORDS, ...patches].reduce(patched, readFileSync(FILE, 'utf8')));
    const evaluate = compileFunction(body, Object.keys(scope), { filename: FILE });
    this.evaluate = () => evaluate(...Object.values(scope));
    this.evaluated = this.evaluate();
  }

  get exports(): Exports {
    // The shape is the bundle's own; whatever is wrong with it shows at its first call.
    return this.evaluated as Exports;
  }

  /** From now on the code is in `world`, and remembers nothing of the one that it was in, which must be at rest. */
  enter(world: World): void {
    this.world = null;
    this.evaluated = this.evaluate();
    this.world = world;
  }

  private get here(): World {
    if (this.world === null) throw new Error('the bundle asks for something while it is evaluated');
    return this.world;
  }

  /** The platform's globals; the rest is Node's. */
  private scope(): Record<string, unknown> {
    const crypto = edgeCrypto((bytes) => this.here.fillWithChance(bytes));
    const write =
      (level: string) =>
      (...parts: unknown[]) =>
        this.here.log.push({ level, text: parts.map(String).join(' ') });
    return {
      DurableObjectBase,
      globalThis: { crypto },
      crypto,
      Date: dateOf(() => this.here.now),
      console: { log: write('log'), info: write('info'), warn: write('warn'), error: write('error') },
      // Whoever waits lets others come in between, as on the platform; time does not pass by it.
      scheduler: { wait: () => Promise.resolve() },
      Response: EdgeResponse,
      WebSocket: ServerSocket,
      WebSocketPair: SocketPair,
      WebSocketRequestResponsePair: AutoResponse,
    };
  }
}

/** What is answered without waking an object. */
export class AutoResponse {
  readonly request: string;
  readonly response: string;

  constructor(request: string, response: string) {
    this.request = request;
    this.response = response;
  }
}

/** What `cloudflare:workers` has classes of objects extend. */
class DurableObjectBase {
  readonly ctx: ObjectState;
  readonly env: unknown;

  constructor(ctx: ObjectState, env: unknown) {
    this.ctx = ctx;
    this.env = env;
  }
}

/** A module's text as the body of a function that returns its exports. Lines keep their numbers. */
function asFunctionBody(module: string): string {
  const imported = module.replace(IMPORT, (_, names: string) => {
    const [, own = 'DurableObject'] = names.split(' as ');
    return `const ${own} = DurableObjectBase;`;
  });
  const body = imported.replace(EXPORT, (_, names: string) => {
    const entries = names.split(',').map((name) => {
      const [own = '', told = own] = name.trim().split(' as ');
      return `${told}: ${own}`;
    });
    return `return { ${entries.join(', ')} };`;
  });
  if (/^(import|export) /m.test(body))
    throw new Error('the bundle imports or exports in a way not known here');
  return body;
}
