/** `Date` by another clock, which a test moves. */
export function dateOf(now: () => number): DateConstructor {
  return new Proxy(Date, {
    construct: (target, args: [] | [number]) => (args.length === 0 ? new target(now()) : new target(...args)),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
