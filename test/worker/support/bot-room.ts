import { seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { GameState } from '../../../engine/game/state.ts';
import type { BotLevel } from '../../../engine/moves/bots/bot-level.ts';
import { botTurn } from '../../../worker/room/bots/bot-turns.ts';
import { onBot } from '../../../worker/room/decisions/room-core.ts';
import { CoreRoom, type Outcome } from './core-room.ts';

/** The player on seat `from` adds a bot. */
export const addBot = (core: CoreRoom, at: number, from = 0, level: BotLevel = 'expert'): Outcome =>
  core.say(from, { type: 'addBot', seat: seat(at), level });

/** A person on seat 0, bots on the others, and the person's nonce given. */
export function withBots(seats: number, ruleset: Ruleset = PRESETS.casual): CoreRoom {
  const core = new CoreRoom(seats, ruleset);
  core.sit('a');
  core.say(0, { type: 'nonce', game: 1, nonce: '0'.repeat(32) });
  for (let at = 1; at < seats; at++) addBot(core, at);
  return core;
}

/** The game that is played. */
export const playOf = ({ room }: CoreRoom): GameState => {
  if (room.play === null) throw new Error('no game');
  return room.play;
};

/** Everybody passes, bots too, until the game is over. */
export function passToTheEnd(core: CoreRoom): void {
  while (playOf(core).phase !== 'over') {
    const bot = botTurn(core.room);
    if (bot === null) core.say(playOf(core).toMove, { type: 'pass' });
    else core.take(onBot(core.room, bot, { type: 'pass' }, core.env()));
  }
}
