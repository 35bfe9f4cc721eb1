import type { Look } from '../state/settings.ts';

/** What the settings say: a catalogue of their own, loaded with them. */
export interface SettingsWords {
  readonly title: string;
  /** Where they are kept. */
  readonly lead: string;
  readonly theme: ChoiceSaid<Look['theme']>;
  readonly board: ChoiceSaid<Look['board']>;
  readonly tiles: ChoiceSaid<Look['tiles']>;
  /** Which of them suit every kind of colour vision. */
  readonly safe: string;
  /** That high contrast has its own board and tiles. */
  readonly overruled: string;
  /** Over the switches of sounds and notifications. */
  readonly alerts: string;
  /** Where keys count (rule U140). */
  readonly keys: { readonly legend: string; readonly everywhere: string; readonly note: string };
}

interface ChoiceSaid<Value extends string> {
  readonly legend: string;
  readonly options: Readonly<Record<Value, string>>;
}
