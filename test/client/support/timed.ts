import { millis, seat } from '../../../engine/base/units.ts';
import type { ClockRule } from '../../../engine/equipment/ruleset.ts';
import type { UpdateMessage } from '../../../engine/protocol/server-message.ts';

export const BLITZ: ClockRule = {
  kind: 'game',
  initial: 180_000,
  increment: 0,
  overtime: { perMinute: 10, maxMinutes: 1 },
};

/** An update of a game in which seat 0 is on turn, as it would be by `rule`, with these times left when it was sent. */
export function timed(update: UpdateMessage, rule: ClockRule, left: readonly number[]): UpdateMessage {
  const { game, now, room } = update;
  if (game === null) throw new Error('no game');
  const allowed = rule.kind === 'game' ? rule.overtime.maxMinutes * 60_000 : 0;
  const clock = {
    left: left.map(millis),
    since: now,
    running: [seat(0)],
    flagAt: millis(now + (left[0] ?? 0) + allowed),
  };
  return {
    ...update,
    room: { ...room, ruleset: { ...room.ruleset, clock: rule } },
    game: { ...game, clock },
  };
}
