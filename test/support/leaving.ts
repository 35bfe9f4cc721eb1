import { Table } from './table.ts';

const RACKS = ['FINEDXQ', 'CATOOOO', 'ZATIIII', 'TAAAAAA'];
export const SCORES = [10, 20, 30, 40];
export const WORDS = ['FINED', 'FAT'];

export const tableOf = (seats: number, more = {}) =>
  new Table({ racks: RACKS.slice(0, seats), scores: SCORES.slice(0, seats), ...more }, { words: WORDS });

export const standings = (table: Table) => table.state.result?.standings ?? [];
export const totals = (table: Table) => standings(table).map(({ total }) => total);
export const places = (table: Table) => standings(table).map(({ place }) => place);
