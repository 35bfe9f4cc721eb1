/** The environment of every tool we start: no banner, no metrics, nothing asked of any host but this one. */
export const QUIET_ENV: NodeJS.ProcessEnv = {
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  NODE_NO_WARNINGS: '1',
};
