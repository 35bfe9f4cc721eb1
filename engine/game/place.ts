import { err, ok, type Result } from '../base/result.ts';
import { drawTiles } from '../equipment/bag.ts';
import { equipmentOf } from '../equipment/equipment.ts';
import { checkPlay } from '../play/check-play.ts';
import type { Play } from '../play/play.ts';
import { checkLetters, physicalTile, takeFromRack } from '../play/rack-tiles.ts';
import type { Lexicon, Word } from '../words/lexicon.ts';
import type { Action } from './actions.ts';
import type { Env } from './env.ts';
import type { GameError } from './errors.ts';
import { seatOf } from './seats.ts';
import type { GameState } from './state.ts';
import { emit, noStep, type Step } from './step.ts';

type Place = Extract<Action, { type: 'place' }>;

/** A play (rules W1–W6, P1–P4) and the draw after it (rule T3). */
export function place(state: GameState, action: Place, env: Env): Result<Step, GameError> {
  const { layout, tileSet } = equipmentOf(state.ruleset);
  const { rack } = seatOf(state, action.seat);
  const letters = checkLetters(tileSet, action.tiles);
  if (!letters.ok) return letters;
  const left = takeFromRack(rack, action.tiles.map(physicalTile));
  if (!left.ok) return left;
  const checked = checkPlay(layout, tileSet, state.ruleset.bingo, state.board, action.tiles);
  if (!checked.ok) return checked;
  const play = checked.value;
  const judged = state.ruleset.validation === 'void';
  const invalid = judged ? invalidWords(play, env.lexicon) : [];
  if (invalid.length > 0) return err({ code: 'word/invalid', words: invalid });

  const wanted = state.ruleset.rackSize - left.value.length;
  const draw = drawTiles(tileSet, state.bag, wanted, env.draws, state.drawCounter);
  return ok(
    emit(noStep(state), {
      type: 'played',
      seat: action.seat,
      turn: state.turn,
      tiles: play.tiles,
      words: play.words,
      bingo: play.bingo,
      score: play.score,
      drawn: draw.tiles,
      drawCounter: draw.drawCounter,
      verdict: judged ? 'valid' : 'open',
    }),
  );
}

function invalidWords(play: Play, lexicon: Lexicon): Word[] {
  return play.words.map((word) => word.letters).filter((letters) => !lexicon.has(letters));
}
