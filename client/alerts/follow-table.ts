import { computed, effect, untracked } from '@preact/signals';
import { say } from '../i18n/sentences.ts';
import { notificationsOn } from '../state/alert-choice.ts';
import { layout } from '../state/equipment.ts';
import { clockWarning } from '../state/game-time.ts';
import { inPlay } from '../state/in-play.ts';
import { context } from '../state/people.ts';
import { game, room, steps } from '../state/room-state.ts';
import { draft, myTurn } from '../state/table.ts';
import { turnRows } from '../state/turns.ts';
import { markFavicon } from './favicon.ts';
import { isLookedAt, notify } from './notify.ts';
import { sound, wakeOnPress } from './sounds.ts';
import { alertBetween, type TableAlert, type TableLook } from './table-look.ts';

const isMine = computed(() => myTurn.value && inPlay.value);

const look = computed<TableLook | null>(() => {
  const current = room.value;
  const now = game.value;
  if (current === null) return null;
  return {
    room: current.id,
    game: current.game,
    turn: now?.turn ?? -1,
    isOver: now?.phase === 'over',
    isMine: isMine.value,
    laid: draft.value.length,
    warning: clockWarning.value,
  };
});

/** Tells of the table what one would else have to look for, until the function that comes back is called. */
export function followTable(): () => void {
  let before: TableLook | null = null;
  const stops = [
    wakeOnPress(),
    effect(() => {
      const now = look.value;
      const alert = alertBetween(before, now);
      before = now;
      if (alert !== null) untracked(() => tell(alert));
    }),
    effect(() => markFavicon(isMine.value)),
  ];
  return () => {
    for (const stop of stops) stop();
    markFavicon(false);
  };
}

function tell(alert: TableAlert): void {
  sound(alert);
  const [current, now] = [room.value, game.value];
  if (alert !== 'yourTurn' || !notificationsOn.value || current === null || now === null) return;
  if (isLookedAt()) return;
  const last = turnRows(layout.value, steps.value).at(-1);
  const text = say.announcement(now, last, context.value);
  void notify(current.name || say.alerts.title, text, current.id);
}
