import type { Seat } from '../../engine/base/units.ts';
import type { GameView } from '../../engine/game/view-types.ts';
import type { BotLevel } from '../../engine/moves/bots/bot-level.ts';
import type { Command } from '../../engine/protocol/client-message.ts';
import type { RoomView, StepView } from '../../engine/protocol/server-message.ts';

type LatestPlay = NonNullable<GameView['latestPlay']>;

/** The level of the bot that plays a seat; null for a person's, and for a free one. */
export const botAt = (room: RoomView | null, seat: Seat): BotLevel | null => room?.seats[seat]?.bot ?? null;

/** The bot that has taken over the viewer's seat; null where it is played by its owner, or not any more. */
export function standInOf(room: RoomView | null, game: GameView | null): BotLevel | null {
  const you = room?.you ?? null;
  return you === null || game?.seats[you]?.left ? null : botAt(room, you);
}

/** Whether a waiting game begins without another person, with what the viewer has asked for just now. */
export function beginsWithBots({ phase, seats, you }: RoomView, underWay: readonly Command[]): boolean {
  if (phase !== 'waiting' || you === null) return false;
  const added = underWay.flatMap((command) => (command.type === 'addBot' ? [Number(command.seat)] : []));
  return seats.every((one, at) => at === you || one.locked || one.bot !== null || added.includes(at));
}

/** The play that the viewer could challenge and for whom the bot on turn waits (rule C3); null where it does not. */
export function standingFor(room: RoomView, game: GameView, steps: readonly StepView[]): LatestPlay | null {
  const { latestPlay, phase, toMove, seats } = game;
  const { you, ruleset } = room;
  if (phase !== 'playing' || you === null || !latestPlay?.open || latestPlay.seat === you) return null;
  if (ruleset.challenge.who === 'next' || seats[you]?.left) return null;
  if (botAt(room, toMove) === null || botAt(room, you) !== null) return null;
  return hasLetStand(room, you, latestPlay.turn, steps) ? null : latestPlay;
}

/** What was said counts for the turn that it was said in: a bot that loses its turn hands it to the next. */
function hasLetStand(room: RoomView, seat: Seat, turn: number, steps: readonly StepView[]): boolean {
  const events = steps.flatMap((step) => step.events);
  const said = events.findLastIndex(
    (event) => event.type === 'letStand' && event.seat === seat && event.turn === turn,
  );
  const after = events.slice(said + 1);
  return (
    said >= 0 &&
    !after.some(
      (event) => event.type === 'turnLost' || (event.type === 'seatGone' && botAt(room, event.seat) !== null),
    )
  );
}
