import type { Act, Message } from '../secrets/stage.ts';

/** What is one thing in one room and another one in the other, for those who may not know it. */
export type Secret = readonly [string, string];

/** What somebody around a room does. Where it hangs on how things stand, that is looked up when it is done. */
export type Deed =
  | Extract<Act, { do: 'get' | 'open' | 'evict' | 'wait' | 'sit' }>
  /** A message over a socket, opened where there is none; a command gets its id and the step that is known. */
  | { readonly do: 'tell'; readonly device: number; readonly message: Exclude<Message, string> }
  /** A line of chat, and how a watcher wants to be called. */
  | { readonly do: 'line'; readonly device: number; readonly text: Secret; readonly name: Secret }
  /** Whoever is to move passes or exchanges; where no game is played, all who sit want one. */
  | { readonly do: 'turn'; readonly exchanged: number }
  /** The host mutes or removes one of two, or a certain watcher. */
  | { readonly do: 'mark'; readonly how: 'mute' | 'remove'; readonly whom: 'a twin' | number }
  /** A link is made by a device, with this token. */
  | { readonly do: 'make'; readonly device: number; readonly path: LinkPath; readonly token: Secret }
  /** A token is used, or looked at: one that was made, or just a text. */
  | {
      readonly do: 'use';
      readonly device: number;
      readonly path: UsePath;
      readonly token: Secret;
      /** Who has made it, or made it up. */
      readonly by: number;
    }
  /** The same of a device in the second room only. */
  | { readonly do: 'guess'; readonly device: number; readonly path: UsePath; readonly token: string }
  /** The host takes back the invite that was made last. */
  | { readonly do: 'withdraw' };

export type LinkPath = 'invites/new' | 'moves/new';
export type UsePath = 'invites' | 'moves/look' | 'moves';

/** A secret that is none. */
export const plain = (text: string): Secret => [text, text];
