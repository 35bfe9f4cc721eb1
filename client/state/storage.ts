/** Texts kept by name. A browser that denies its storage (private windows do) gets one that lasts as long as the page. */
export interface Keep<Key extends string = string> {
  readonly get: (key: Key) => string | null;
  readonly set: (key: Key, value: string) => void;
  readonly remove: (key: Key) => void;
}

/** One that says whether it lasts. */
export interface TabKeep<Key extends string = string> extends Keep<Key> {
  /** Whether something is kept under the name that will be there after a reload. */
  readonly lasts: (key: Key) => boolean;
}

/** What is kept on the device, all of it: the page on privacy has a line for each. */
export const DEVICE_NAMES = [
  'look',
  'name',
  'chat.name',
  'chat.off',
  'sounds',
  'notifications',
  'keys',
  'bot-level',
  'outbox',
  'seals',
  'device-game',
  'rooms',
] as const;
/** What is kept for a tab. */
export const TAB_NAMES = [
  'draft',
  'chat.text',
  'chat.seen',
  'draw-seen',
  'watching',
  'link',
  'making',
  'making-with-bot',
  'bot',
  'reloaded',
] as const;

export type DeviceName = (typeof DEVICE_NAMES)[number];
export type TabName = (typeof TAB_NAMES)[number];
/** One of the names, or what is behind a dot of it: a room's own. */
type KeyOf<Name extends string> = Name | `${Name}.${string}`;

const PREFIX = 'crosstile.';

/** Kept on the device, for every tab. */
export const deviceKeep: Keep<KeyOf<DeviceName>> = keepIn(() => globalThis.localStorage);

/** Kept for this tab; survives a reload. */
export const tabKeep: TabKeep<KeyOf<TabName>> = keepIn(() => globalThis.sessionStorage);

function keepIn(storage: () => Storage | undefined): TabKeep {
  const spare = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      const found = storage();
      return found === undefined ? otherwise() : use(found);
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key) =>
      spare.get(key) ??
      attempt(
        (found) => found.getItem(PREFIX + key),
        () => null,
      ),
    set: (key, value) => {
      spare.delete(key);
      attempt(
        (found) => found.setItem(PREFIX + key, value),
        () => void spare.set(key, value),
      );
    },
    remove: (key) => {
      spare.delete(key);
      attempt(
        (found) => found.removeItem(PREFIX + key),
        () => undefined,
      );
    },
    lasts: (key) =>
      attempt(
        (found) => found.getItem(PREFIX + key) !== null,
        () => false,
      ),
  };
}
