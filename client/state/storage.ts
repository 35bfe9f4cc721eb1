/** Texts kept by name. A browser that denies its storage (private windows do) gets one that lasts as long as the page. */
export interface Keep {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

export interface TabKeep extends Keep {
  /** Whether something is kept under the name that will be there after a reload. */
  readonly lasts: (key: string) => boolean;
}

const PREFIX = 'crosstile.';

/** Kept on the device, for every tab. */
export const deviceKeep: Keep = keepIn(() => globalThis.localStorage);

/** Kept for this tab; survives a reload. */
export const tabKeep: TabKeep = keepIn(() => globalThis.sessionStorage);

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
