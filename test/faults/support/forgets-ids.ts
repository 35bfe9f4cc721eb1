import type { Patch } from './patch.ts';

/** A planted fault: the room no longer knows which commands it has applied. */
export const FORGETS_IDS: Patch = { find: 'this.store.stepOf(command#, room.seq)', replace: 'null' };
