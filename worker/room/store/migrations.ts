/**
 * The statements that bring a room's tables from each version to the next. What was once deployed is never changed:
 * rooms of that version are about.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    // One row for every command that did something; events as JSON.
    'CREATE TABLE steps (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, command TEXT, events TEXT NOT NULL)',
    // What the steps add up to, and how many of these migrations the tables have seen.
    'CREATE TABLE snapshot (id INTEGER PRIMARY KEY CHECK (id = 1), tables INTEGER NOT NULL, shape INTEGER NOT NULL, state TEXT NOT NULL)',
    // Of its own, so that whatever reads or shows a room does not come across it.
    'CREATE TABLE seeds (game INTEGER PRIMARY KEY, seed TEXT NOT NULL)',
  ],
  [
    // Since when a seat is gone, while a game is played.
    'CREATE TABLE absences (seat INTEGER PRIMARY KEY, since INTEGER NOT NULL)',
  ],
];
