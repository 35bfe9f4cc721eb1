/** What somebody outside may want to write down of a client, in the order in which it happens. */
export type Entry =
  /** A command is sent for the first time. `what` says what it would do, in words that no other command has. */
  | { readonly type: 'sent'; readonly by: string; readonly id: string; readonly what: string }
  /** It is acknowledged; `seq` is its step's, null where the answer does not show which that is. */
  | { readonly type: 'acked'; readonly by: string; readonly id: string; readonly seq: number | null }
  | { readonly type: 'refused'; readonly by: string; readonly id: string; readonly code: string }
  /** A line is opened: whatever is heard on it first was asked for from here on. */
  | { readonly type: 'asked'; readonly by: string }
  /** The room's last step is heard. */
  | { readonly type: 'heard'; readonly by: string; readonly seq: number };

export type Journal = (entry: Entry) => void;
