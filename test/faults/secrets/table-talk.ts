import { bagSize } from '../../../engine/equipment/bag.ts';
import { nextOpponent, playingSeats, seatOf } from '../../../engine/game/seats.ts';
import type { GameState } from '../../../engine/game/state.ts';
import type { Random } from '../../support/seeded-random.ts';
import type { Improviser } from './improviser.ts';
import type { Message } from './stage.ts';
import { isPhony, somePhony, somePlay } from './word-finder.ts';

/** What players say to a play before the next turn: challenges, and answers where they are asked for. */
export async function talkOf(improviser: Improviser): Promise<void> {
  const { play, random } = improviser;
  if (play === null || play.phase === 'over') return;
  const { latestPlay, wait, ruleset } = play;
  if (latestPlay?.status === 'open' && ruleset.challenge.rule !== 'void') {
    const challengers = wait?.answers.map(({ seat }) => seat) ?? challengersOf(play);
    if (challengers.length > 0 && random.chance(isPhony(play) ? 0.7 : 0.06)) {
      const byWord = ruleset.challenge.points?.per === 'word' && random.chance(0.5);
      await improviser.sayAs(random.pick(challengers), {
        type: 'challenge',
        turn: latestPlay.turn,
        words: byWord ? [0] : null,
      });
      return;
    }
  }
  if (wait === null) return;
  if (random.chance(0.2)) await improviser.do({ do: 'wait', ms: 40_000, late: random.chance(0.5) });
  else for (const { seat } of wait.answers) await improviser.sayAs(seat, { type: 'accept', turn: wait.turn });
}

function challengersOf(play: GameState): readonly number[] {
  const mover = play.latestPlay?.seat;
  if (mover === undefined) return [];
  if (play.ruleset.challenge.who === 'next') return [nextOpponent(play, mover)];
  return playingSeats(play).filter((seat) => seat !== mover);
}

/** A turn of whoever is to move, or a resignation; where a computer is to move, the time that it takes. */
export async function someTurn(improviser: Improviser): Promise<void> {
  const { play, stage, random } = improviser;
  if (play?.phase !== 'playing') return;
  const seat = play.toMove;
  if (stage.state().seats[seat]?.bot !== null) {
    await improviser.do({ do: 'wait', ms: 10_000, late: random.chance(0.1) });
    // Its owner comes back, if it has one.
    if (random.chance(0.5)) await improviser.sayAs(seat, { type: 'takeBack', game: stage.state().game });
    return;
  }
  if (random.chance(0.01)) {
    await improviser.sayAs(random.pick(playingSeats(play)), { type: 'resign', game: stage.state().game });
    return;
  }
  const redeemed = redeemable(play);
  if (redeemed !== null) await improviser.sayAs(seat, { type: 'redeem', square: redeemed });
  await improviser.sayAs(seat, wish(improviser.play ?? play, random));
}

function wish(play: GameState, random: Random): Message {
  const { rack } = seatOf(play, play.toMove);
  const inBag = bagSize(play.bag);
  const mayExchange = inBag >= Math.max(1, play.ruleset.exchange.minBag);
  if (mayExchange && random.chance(0.15)) return exchange(rack, inBag, random);
  if (random.chance(0.04)) return { type: 'pass' };
  const tiles = somePlay(play, rack, random);
  if (tiles === null) return mayExchange ? exchange(rack, inBag, random) : { type: 'pass' };
  const lies = play.ruleset.validation === 'challenge' && random.chance(0.25);
  return { type: 'place', tiles: lies ? somePhony(tiles, rack, random) : tiles };
}

function exchange(rack: readonly string[], inBag: number, random: Random): Message {
  const count = 1 + random.below(Math.min(rack.length, inBag));
  return { type: 'exchange', tiles: random.shuffled(rack).slice(0, count) };
}

/** A blank that whoever is to move could take for an own tile. */
function redeemable({ ruleset, board, latestPlay, toMove, seats }: GameState): number | null {
  if (!ruleset.blanks.redeemable) return null;
  const open = latestPlay?.status === 'open' ? latestPlay.tiles.map(({ square }) => square) : [];
  const rack = seats[toMove]?.rack ?? [];
  const at = board.findIndex(
    (face, square) => face?.blank && rack.includes(face.letter) && !open.some((each) => each === square),
  );
  return at < 0 ? null : at;
}
