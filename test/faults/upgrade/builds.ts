import { PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import { SNAPSHOT_SHAPE } from '../../../worker/room/store/room-store.ts';
import type { Patch } from '../support/patch.ts';

/**
 * The build that comes so many behind today's: each speaks another protocol, stores its snapshots in another shape, and
 * has one more table.
 */
export const buildAfter = (builds: number): readonly Patch[] => [
  {
    find: `var PROTOCOL_VERSION = ${PROTOCOL_VERSION};`,
    replace: `var PROTOCOL_VERSION = ${PROTOCOL_VERSION + builds};`,
  },
  {
    find: `var SNAPSHOT_SHAPE = ${SNAPSHOT_SHAPE};`,
    replace: `var SNAPSHOT_SHAPE = ${SNAPSHOT_SHAPE + builds};
for (let at = 0; at < ${builds}; at++) MIGRATIONS.push(['CREATE TABLE added_' + at + ' (id INTEGER PRIMARY KEY)']);`,
  },
];
