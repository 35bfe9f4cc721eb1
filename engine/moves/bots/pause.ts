/** The least that a computer opponent waits before it does something, in milliseconds. */
export const SHORTEST_PAUSE = 1_200;
/** Before the first turn of a game: who begins, and by which tiles, is read meanwhile. */
const FIRST_PAUSE = 4_000;
const PAUSES = [0, 900, 300, 1_600, 600, 1_200];

/** How long it waits before a turn, as a person would: it hangs on the turn alone, so that it tells nothing of what was thought. */
export const pauseOf = (turn: number): number =>
  turn === 0 ? FIRST_PAUSE : SHORTEST_PAUSE + (PAUSES[turn % PAUSES.length] ?? 0);
