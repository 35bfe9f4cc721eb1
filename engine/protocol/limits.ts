/** Longest frame that is read, in UTF-16 units. */
export const MAX_FRAME_LENGTH = 4096;

/** Longest name of a player, in characters as people count them (grapheme clusters). */
export const MAX_NAME = 20;

/** Longest title of a room, likewise. */
export const MAX_ROOM_NAME = 40;

/** UTF-16 units of a name or title as it comes, before anything is tidied. */
export const MAX_RAW_NAME = 200;

/** Squares of the largest board, and tiles of the longest rack, that a message may speak of. */
export const MAX_SQUARES = 441;
export const MAX_RACK = 10;

/** Faults of one request that are told; a body may hold more. */
export const MAX_FAULTS = 20;

/** Rooms that one address makes at once, and again in an hour. */
export const ROOMS_PER_ADDRESS = 100;

/** Seats that one address asks for at once, and again in an hour. */
export const SEATS_PER_ADDRESS = 100;

/** Looks at rooms without a socket from one address in a minute, and records. */
export const LOOKS_PER_ADDRESS = 1_200;
export const RECORDS_PER_ADDRESS = 60;

/** Sockets of one room that have no seat. */
export const MAX_WATCHERS = 200;

/** Of these from one address. */
export const MAX_WATCHERS_PER_ADDRESS = 20;

/** Seats taken, swapped and locked while a game waits, all together: what keeps its log short. */
export const MAX_CHANGES = 1000;

/** Of these by one device. */
export const MAX_OWN_CHANGES = 50;

/** Names that one player takes in a game, beside the first. */
export const MAX_RENAMES = 20;

/** Requests that one player makes in a game. */
export const MAX_REQUESTS = 20;

/** Milliseconds for which a request stays open. */
export const REQUEST_OPEN = 60_000;

/** Invites to a private room that are open at once, and that are made in all. */
export const MAX_OPEN_INVITES = 20;
export const MAX_INVITES = 200;

/** Milliseconds for which an invite can be used. */
export const INVITE_LASTS = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds for which a seat is offered to another device, and how often its player does that in a game. */
export const SEAT_OFFER_LASTS = 10 * 60 * 1000;
export const MAX_SEAT_OFFERS = 20;

/** Turns of one game. Whoever is on turn behind them can only pass, which ends it. */
export const MAX_TURNS = 1000;

/** Steps of a room behind which no further game is begun in it. */
export const MAX_ROOM_STEPS = 10_000;

/** A command's id is remembered for so many steps. */
export const REMEMBERED_STEPS = 1000;

/** So many of the last commands that had nothing to do are remembered too. */
export const REMEMBERED_IDLE = 100;

/** Longest name of an epoch, in UTF-16 units. */
export const MAX_EPOCH = 64;

/** Epochs that a room begins, beside its first. */
export const MAX_RESTORES = 20;

/** So many of the last commands that changed chat and visitors are remembered too, and of the lines that were said. */
export const REMEMBERED_HOUSE_COMMANDS = 100;
export const REMEMBERED_LINES = 1000;

/** Messages a socket may send in a burst; as many come back in every `BUCKET_REFILL`. */
export const BUCKET = { seat: 20, watcher: 5 } as const;

/** Milliseconds in which an empty bucket is full again. */
export const BUCKET_REFILL = 10_000;

/** A socket that was not heard of for so many milliseconds counts as gone. */
export const SILENCE = 90_000;

/** The most lag that a client may tell of, in milliseconds. */
export const MAX_LAG = 60_000;

/** Longest record that is read, in UTF-16 units; a game of `MAX_TURNS` turns takes about a third. */
export const MAX_RECORD_LENGTH = 4_000_000;

/** Steps of a record, and events of one step, that are read. */
export const MAX_RECORD_STEPS = 10_000;
export const MAX_STEP_EVENTS = 1_000;

/** Longest line of chat, in characters as people count them, and UTF-16 units of one as it comes. */
export const MAX_LINE = 200;
export const MAX_RAW_LINE = 2000;

/** Lines of chat that are kept for all, and as many that only watchers read. */
export const KEPT_LINES = 200;

/** UTF-16 units of the texts of all lines that are told at once: as many as those kept for all have, one unit a character. */
export const MAX_TOLD_LINES = KEPT_LINES * MAX_LINE;

/** Lines that one device says in `CHAT_WINDOW` milliseconds, and all watchers together. */
export const CHAT_LINES = 5;
export const WATCHERS_LINES = 40;
export const CHAT_WINDOW = 30_000;

/** People whom a host has muted or removed. */
export const MAX_MARKED = 500;
