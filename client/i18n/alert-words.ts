import type { NotifyLeave } from '../alerts/notify.ts';

/** What is said of sounds and notifications. */
export interface AlertWords {
  /** Above a notification, where the room has no title. */
  readonly title: string;
  readonly sounds: string;
  readonly soundsNote: string;
  readonly notifications: string;
  /** What they are, or why there are none. */
  readonly notificationsNote: Readonly<Record<NotifyLeave, string>>;
}
