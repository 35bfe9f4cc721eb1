import type { TestProject } from 'vitest/node';
import { type Server, startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origins of the shared servers, one for each process that runs tests. */
    readonly origins: readonly string[];
  }
}

let servers: readonly Server[] = [];

/** Starts the servers that files of browser tests share: to start one takes longer than many a file. */
export async function setup(project: TestProject): Promise<void> {
  const { maxWorkers } = project.vitest.config;
  servers = await Promise.all(Array.from({ length: maxWorkers }, () => startServer()));
  project.provide(
    'origins',
    servers.map(({ url }) => url),
  );
}

export async function teardown(): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
}
