declare const unit: unique symbol;

/** A `T` with a meaning: two brands of the same `T` do not mix. */
export type Branded<T, Name extends string> = T & { readonly [unit]: Name };

/** Index of a board square, row-major: `row * columns + column`, 0 at the top left. */
export type Square = Branded<number, 'Square'>;

/** Index of a seat at the table, 0 to 3, in the order of play. */
export type Seat = Branded<number, 'Seat'>;

/** A whole number of milliseconds: a duration, or an instant since the Unix epoch. */
export type Millis = Branded<number, 'Millis'>;

/** Number of a step in a room's log: the first is 1, without gaps. */
export type Seq = Branded<number, 'Seq'>;

export const square = (n: number): Square => n as Square;
export const seat = (n: number): Seat => n as Seat;
export const millis = (n: number): Millis => Math.round(n) as Millis;
export const seq = (n: number): Seq => n as Seq;
