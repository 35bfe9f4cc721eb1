import type { Context } from 'hono';

/** What follows the `?` of a request, to be checked. A parameter that is there twice is a list, which nothing takes. */
export function queryOf(c: Context): Readonly<Record<string, unknown>> {
  const { searchParams } = new URL(c.req.url);
  const all = [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)] as const);
  return Object.fromEntries(all.map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}
