import type { Ref, VNode } from 'preact';
import { type Seat, seat } from '../../engine/base/units.ts';
import { say } from '../i18n/sentences.ts';
import type { Names } from '../state/people.ts';
import { turnTable } from './turn-table.ts';

export interface TurnSheetProps<Row extends { readonly seat: Seat }> {
  readonly rows: readonly Row[];
  readonly names: Names;
  /** Whether the names above the columns are seen. */
  readonly headed: boolean;
  /** The class of a turn's place. */
  readonly look: (row: Row) => string;
  readonly turn: (row: Row) => VNode;
  readonly element?: Ref<HTMLTableElement>;
}

/** The paper that turns are written on: up to two seats have a column each, more share one. */
export function TurnSheet<Row extends { readonly seat: Seat }>(props: TurnSheetProps<Row>): VNode {
  return (
    <table class="turns" ref={props.element ?? null}>
      {props.names.length > 2 ? <Log {...props} /> : <Columns {...props} />}
    </table>
  );
}

function Columns<Row extends { readonly seat: Seat }>({
  rows,
  names,
  headed,
  look,
  turn,
}: TurnSheetProps<Row>): VNode {
  return (
    <>
      <thead class={headed ? '' : 'unseen-text'}>
        <tr>
          {names.map((_, index) => (
            <th key={index} scope="col">
              {say.nameAt(names, seat(index))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turnTable(rows, names.length).map((line, index) => (
          <tr key={index}>
            {line.map((row, column) => (
              <td key={column} class={row ? look(row) : ''}>
                {row && turn(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

function Log<Row extends { readonly seat: Seat }>({ rows, names, look, turn }: TurnSheetProps<Row>): VNode {
  return (
    <tbody>
      {rows.map((row, index) => (
        <tr key={index} class={look(row)}>
          <th scope="row" class="who">
            {say.nameAt(names, row.seat)}
          </th>
          <td>{turn(row)}</td>
        </tr>
      ))}
    </tbody>
  );
}
