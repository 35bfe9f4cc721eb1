import { Problem } from './fail.ts';

/** What `wrangler secret list --format json` left behind. */
export interface SecretList {
  /** Exit code; null when a signal ended it. */
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Whether the deployment has its ROOM_KEY. Throws a {@link Problem} when that is not known: a second key would make
 * every room's link invalid, so one is made only where the platform itself says that there is none.
 */
export function hasRoomKey({ status, stdout, stderr }: SecretList): boolean {
  if (status === 0) {
    const secrets: unknown = JSON.parse(stdout);
    return Array.isArray(secrets) && secrets.some((secret) => secret.name === 'ROOM_KEY');
  }
  if (/Worker "[^"]*"[^\n]* not found/.test(stderr + stdout)) return false;
  throw new Problem(
    `Cloudflare did not say which secrets the deployment has (log in with "npx wrangler login" first):\n${stderr.trim()}`,
  );
}
