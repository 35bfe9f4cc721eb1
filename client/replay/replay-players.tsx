import type { VNode } from 'preact';
import { BLANK, isLetter, type TileSet } from '../../engine/equipment/tile-set.ts';
import { TileFace } from '../board/tile-face.tsx';
import { say } from '../i18n/sentences.ts';
import type { Moment, RackTile } from './moment.ts';

interface ReplayPlayersProps {
  readonly names: readonly string[];
  readonly tileSet: TileSet;
  readonly moment: Moment;
}

/** Who has how many points at a moment of the game, and which tiles, as far as the file says. */
export function ReplayPlayers({ names, tileSet, moment }: ReplayPlayersProps): VNode {
  return (
    <section class="pad replay-players" aria-label="Scores">
      <div class="pad-seats" data-seats={names.length}>
        {moment.players.map(({ total, counted, rack }, player) => (
          <div key={player} class={moment.step?.event.player === player ? 'pad-seat on-turn' : 'pad-seat'}>
            <div class="pad-head">
              <h2 class="pad-name">
                <span>{names[player]}</span>
              </h2>
              <span class="pad-note">{counted === total ? '' : `counted ${say.signed(counted)}`}</span>
            </div>
            <span class="figure pad-score" data-score>
              {say.signed(total)}
            </span>
            <ReplayRack tileSet={tileSet} rack={rack} />
          </div>
        ))}
      </div>
    </section>
  );
}

function ReplayRack({
  tileSet,
  rack,
}: {
  readonly tileSet: TileSet;
  readonly rack: readonly RackTile[];
}): VNode {
  if (rack.length === 0) return <p class="replay-rack soft">No rack told</p>;
  return (
    <ul class="replay-rack tile-row" aria-label="Rack">
      {rack.map(({ face, used }, index) => (
        <li key={index} class={used ? 'used' : ''}>
          <TileFace
            tileSet={tileSet}
            letter={isLetter(tileSet, face) ? face : null}
            blank={face === BLANK}
            grain={index * 3}
          />
          <span class="unseen-text">
            {face === BLANK ? 'blank' : face}
            {used && ', used'}
          </span>
        </li>
      ))}
    </ul>
  );
}
