import type { VNode } from 'preact';
import { type Seat, seat } from '../../engine/base/units.ts';
import { BLANK, type Tile } from '../../engine/equipment/tile-set.ts';
import type { EndReason, GameResult, SeatGoneEvent } from '../../engine/game/events.ts';
import { TileFace } from '../board/tile-face.tsx';
import { say } from '../i18n/sentences.ts';
import { tileSet } from '../state/equipment.ts';
import { context } from '../state/people.ts';
import { game, room } from '../state/room-state.ts';

/** Endings behind which the racks are counted. */
const SETTLED: ReadonlySet<EndReason> = new Set(['out', 'scoreless', 'noPlays']);

/** How each total came about: points in play, what each left rack took and gave, the places. */
export function ResultTable({ result }: { readonly result: GameResult }): VNode {
  const { names } = context.value;
  const { standings } = result;
  const left = standings.map((_, index) => game.value?.seats[index]?.left ?? null);
  // The other endings decide by themselves: then no rack counts (rule E7).
  const isSettled = SETTLED.has(result.reason);
  const isDecided = standings.some(({ place }) => place !== null);
  const holders = standings.flatMap(({ rack }, index) => (isSettled && rack.length > 0 ? [seat(index)] : []));
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
        {isDecided && (
          <tr>
            <th scope="row">Scored in play</th>
            {standings.map((standing, index) => (
              <td key={index}>{say.signed(standing.before)}</td>
            ))}
          </tr>
        )}
        {holders.map((holder) => (
          <tr key={holder}>
            <th scope="row">
              Left on {say.nameAt(names, holder)}’s rack <LeftTiles tiles={standings[holder]?.rack ?? []} />
            </th>
            {standings.map((_, index) => (
              <td key={index}>{say.change(effectOf(result, left, holder, seat(index)))}</td>
            ))}
          </tr>
        ))}
        {isSettled && room.value?.ruleset.clock?.kind === 'game' && (
          <tr>
            <th scope="row">Overtime</th>
            {standings.map((standing, index) => (
              <td key={index}>{say.change(standing.timePoints)}</td>
            ))}
          </tr>
        )}
        <tr class="final">
          <th scope="row">{isDecided ? 'Final score' : 'Points so far'}</th>
          {standings.map((standing, index) => (
            <td key={index} class={standing.place === 1 ? 'won' : ''}>
              <span class="figure" data-score>
                {say.signed(standing.total)}
              </span>
            </td>
          ))}
        </tr>
        {isDecided && (
          <tr class="places">
            <th scope="row">Place</th>
            {standings.map((_, index) => (
              <td key={index}>{say.place(result, seat(index), left[index] ?? null)}</td>
            ))}
          </tr>
        )}
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

/** What the rack of `holder` did to the total of `to`: it may cost its holder, and pay who went out (rules E4, R4). */
export function effectOf(
  { standings, out }: Pick<GameResult, 'standings' | 'out'>,
  left: readonly (SeatGoneEvent['cause'] | null)[],
  holder: Seat,
  to: Seat,
): number {
  const cost = standings[holder]?.rackPoints ?? 0;
  if (to === holder) return cost;
  const gain = standings[to]?.outPoints ?? 0;
  if (to !== out || gain === 0 || left[holder]) return 0;
  const payers = standings.filter((_, index) => index !== out && !left[index]);
  return payers.length === 1 ? gain : 0 - cost;
}
