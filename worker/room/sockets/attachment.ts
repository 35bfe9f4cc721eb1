import * as v from 'valibot';

/** What a socket must remember through hibernation: never a token. */
const Attachment = v.object({
  /** Hash of its device's token; null without one. Its seat is looked up by it, whenever it matters. */
  device: v.nullable(v.string()),
  tab: v.string(),
  /** When it last said something, or was opened. */
  heardAt: v.number(),
  /** Whether its page is out of sight, as it says. */
  away: v.optional(v.boolean(), false),
  /** What counts for its address; empty where none is known. */
  from: v.optional(v.string(), ''),
  /** The room has closed it. A client that does not answer that is not heard any more, but still counted. */
  closed: v.boolean(),
  /** What it has not shown to have read (UTF-16 units), and the last mark that it was given. */
  owes: v.optional(v.object({ units: v.number(), mark: v.string() })),
});
export type Attachment = v.InferOutput<typeof Attachment>;

/** What a socket carries; null for one that is none of ours. */
export function attachmentOf(socket: WebSocket): Attachment | null {
  const parsed = v.safeParse(Attachment, socket.deserializeAttachment());
  return parsed.success ? parsed.output : null;
}
