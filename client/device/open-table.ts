import { bytesToHex } from '@noble/hashes/utils.js';
import { NONCE_BYTES, SEED_BYTES } from '../../engine/base/committed-draws.ts';
import { millis } from '../../engine/base/units.ts';
import { PRESETS } from '../../engine/equipment/presets.ts';
import { BOT_NAMES, type BotLevel } from '../../engine/moves/bots/bot-level.ts';
import { nameAmong } from '../../engine/protocol/names.ts';
import { wordListsFrom } from '../../engine/protocol/word-lists.ts';
import type { Line, LineEvents } from '../net/line.ts';
import { randomHex } from '../net/random-hex.ts';
import { friendlyName } from '../state/names.ts';
import { DEVICE_ROOM } from '../state/on-device.ts';
import { haveList } from '../state/word-verdicts.ts';
import { fetchLexiconFile } from '../thinker/lexicon-file.ts';
import { patientThinker } from '../thinker/patient-thinker.ts';
import { firstGame, type Secret } from './device-game.ts';
import { deviceLine } from './device-line.ts';
import { deviceStore } from './device-store.ts';
import { type DeviceGame, textOf } from './kept-game.ts';

/** A table at which one can sit down. */
export interface OpenTable {
  readonly id: string;
  readonly openLine: (events: LineEvents) => Line;
  /** Ends the thinking. */
  readonly close: () => void;
}

/** Opens the game that is kept. Rejects where its words or who thinks cannot be loaded. */
export const openKept = (game: DeviceGame): Promise<OpenTable> => open(game.level, game);

/** Begins a new game against a level, in the place of the one that is kept. Rejects as the other does, and changes nothing then. */
export const openNew = (level: BotLevel): Promise<OpenTable> => open(level, null);

async function open(level: BotLevel, kept: DeviceGame | null): Promise<OpenTable> {
  const { tileSet } = kept?.record.ruleset ?? PRESETS.casual;
  const { ref, words } = await wordListsFrom(fetchLexiconFile).lexicon(
    tileSet,
    kept?.record.lexicon.id ?? null,
  );
  haveList(ref.hash, words);
  const thinker = patientThinker();
  try {
    await thinker.load({ tileSet, lexicon: ref.id, level });
  } catch (error) {
    thinker.end();
    throw error;
  }
  const now = (): ReturnType<typeof millis> => millis(Date.now());
  const game =
    kept === null
      ? firstGame({ id: DEVICE_ROOM + randomHex(), name: ownName(level), level, lexicon: ref }, newSecret(), {
          words,
          now: now(),
        })
      : // The list may be a newer one by now; what was judged stays judged.
        { ...kept, record: { ...kept.record, lexicon: ref } };
  deviceStore.write(textOf(game));
  const { room: id } = game.record;
  const openLine = deviceLine(id, { words, store: deviceStore, newSecret, ask: thinker.ask, now, wait });
  return { id, openLine, close: thinker.end };
}

const newSecret = (): Secret => ({
  seed: bytesToHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES))),
  nonce: bytesToHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))),
});

const wait = (milliseconds: number): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** As at any other table: not the name of who sits there already. */
function ownName(level: BotLevel): string {
  const name = friendlyName();
  const free = nameAmong(name, [BOT_NAMES[level]]);
  return free.ok ? free.value : name;
}
