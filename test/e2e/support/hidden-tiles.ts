/** Fields of the wire that hold tiles which only their owner may know. */
const HIDDEN: ReadonlySet<string> = new Set(['rack', 'drawn', 'returned']);

/** The tiles in a frame that a watcher must not hear of; those that lie open when a game has ended are none. */
export function hiddenTiles(frame: string): readonly unknown[] {
  return frame.startsWith('{') ? within(JSON.parse(frame)) : [];
}

function within(data: unknown): readonly unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (key === 'standings') return [];
    return HIDDEN.has(key) && Array.isArray(value) ? value : within(value);
  });
}
