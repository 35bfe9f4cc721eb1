import type { Patch } from './patched-bundle.ts';

/** A planted fault: the room no longer knows which commands it has applied. */
export const FORGETS_IDS: Patch = { find: 'this.store.stepOf(command2, room.seq)', put: 'null' };
