import type { VNode } from 'preact';
import { type Seat, seat } from '../../engine/base/units.ts';
import { BLANK, type Tile } from '../../engine/equipment/tile-set.ts';
import type { GameResult, Standing } from '../../engine/game/events.ts';
import { TileFace } from '../board/tile-face.tsx';
import { say } from '../i18n/sentences.ts';
import { tileSet } from '../state/desk.ts';
import { context } from '../state/people.ts';

/** How each total came about: points in play, what each left rack took and gave, the places. */
export function ResultTable({ result }: { readonly result: GameResult }): VNode {
  const { names } = context.value;
  const { standings } = result;
  const holders = standings.flatMap((standing, index) => (standing.rack.length > 0 ? [seat(index)] : []));
  return (
    <table class="result" data-seats={standings.length}>
      <thead>
        <tr>
          <td class="result-corner" />
          {standings.map((_, index) => (
            <th key={index} scope="col">
              {say.nameAt(names, seat(index))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Scored in play</th>
          {standings.map((standing, index) => (
            <td key={index}>{say.signed(standing.before)}</td>
          ))}
        </tr>
        {holders.map((holder) => (
          <tr key={holder}>
            <th scope="row">
              Left on {say.nameAt(names, holder)}’s rack <LeftTiles tiles={standings[holder]?.rack ?? []} />
            </th>
            {standings.map((_, index) => (
              <td key={index}>{say.change(effectOf(result, holder, seat(index)))}</td>
            ))}
          </tr>
        ))}
        <tr class="final">
          <th scope="row">Final score</th>
          {standings.map((standing, index) => (
            <td key={index} class={standing.place === 1 ? 'won' : ''}>
              <span class="figure" data-score>
                {say.signed(standing.total)}
              </span>
            </td>
          ))}
        </tr>
        <tr class="places">
          <th scope="row">Place</th>
          {standings.map((_, index) => (
            <td key={index}>{say.place(result, seat(index))}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function LeftTiles({ tiles }: { readonly tiles: readonly Tile[] }): VNode {
  return (
    <span class="tile-row">
      {tiles.map((tile, index) => (
        <span key={index}>
          <TileFace
            tileSet={tileSet.value}
            letter={tile === BLANK ? null : tile}
            blank={tile === BLANK}
            grain={index * 3}
          />
          <span class="unseen-text">{say.tile(tileSet.value, tile)}</span>
        </span>
      ))}
    </span>
  );
}

/** What the rack of `holder` did to the total of `to`: it costs its holder, and pays who went out. */
export function effectOf(
  {
    standings,
    out,
  }: { readonly standings: readonly Pick<Standing, 'rackPoints'>[]; readonly out: Seat | null },
  holder: Seat,
  to: Seat,
): number {
  const cost = standings[holder]?.rackPoints ?? 0;
  if (to === holder) return cost;
  return to === out && cost !== 0 ? -cost : 0;
}
