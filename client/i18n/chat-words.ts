import type { ChatLine } from '../../engine/protocol/talk-view.ts';
import type { DeviceName, TabName } from '../state/storage.ts';
import type { Said } from './language.ts';

/** What is said of chat, and of what the host can do about it. */
export interface ChatWords {
  readonly title: string;
  readonly open: string;
  readonly openUnread: string;
  /** Of what a watcher writes while a game is played. */
  readonly watchersOnly: string;
  readonly field: string;
  readonly placeholder: string;
  readonly send: string;
  readonly nameField: string;
  /** Lines that are said at one press, and what they are called together. */
  readonly phrases: readonly string[];
  readonly phrasesTitle: string;
  /** What a watcher without a name is called, by the public number. */
  readonly guest: (watcher: string) => string;
  /** Who said a line; the viewer is "You". */
  readonly speaker: (line: ChatLine) => string;
  readonly aloud: (line: ChatLine) => string;
  /** The time of a line, on this device's clock. */
  readonly time: (at: number) => string;
  readonly nothing: string;
  /** To a watcher for whom there is no socket. */
  readonly noSocket: string;
  readonly closed: string;
  readonly muted: string;
  /** That a line waits for a connection. */
  readonly waits: string;
  readonly hide: string;
  readonly show: string;
  readonly hidden: string;
  readonly people: PeopleWords;
  readonly report: ReportWords;
  /** On the page of who was removed, and of who comes to a locked room. */
  readonly removed: Said;
  readonly locked: Said & { readonly again: string };
}

/** What the host sees of who is here. */
export interface PeopleWords {
  readonly title: string;
  readonly lead: string;
  readonly closeChat: string;
  readonly closeChatNote: string;
  readonly lock: string;
  readonly lockNote: string;
  readonly mask: string;
  readonly maskNote: string;
  readonly players: string;
  readonly watchers: string;
  readonly nobody: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly letIn: (name: string) => string;
  readonly mutedNote: string;
  readonly removedNote: string;
  readonly goneNote: string;
}

export interface ReportWords {
  readonly button: string;
  readonly title: string;
  /** What can be reported. */
  readonly lead: string;
  /** What the host, or somebody else, can do here. */
  readonly host: string;
  readonly guest: string;
  readonly contact: string;
  readonly noContact: string;
  readonly link: string;
  /** The room that the report is about. */
  readonly room: (code: string) => string;
  readonly privacy: string;
}

/** A page's text: parts with a title each. */
export interface PrivacyWords {
  readonly title: string;
  readonly lead: string;
  /** Above who can be asked. */
  readonly contact: string;
  readonly start: string;
  readonly cookie: PrivacyPart;
  /** What the page keeps by itself, a line for each. */
  readonly device: PrivacyPart & { readonly kept: Readonly<Record<DeviceName, string>> };
  readonly tab: PrivacyPart & { readonly kept: Readonly<Record<TabName, string>> };
  readonly parts: readonly PrivacyPart[];
}

interface PrivacyPart {
  readonly title: string;
  readonly text: readonly string[];
}
