import type { VNode } from 'preact';
import type { GcgStep } from '../../engine/notation/gcg/replay-gcg.ts';
import { sayReplay } from '../i18n/replay-sentences.ts';
import { say } from '../i18n/sentences.ts';
import type { ReplayRow } from './replay-rows.ts';

interface StepLineProps {
  readonly row: ReplayRow | null;
  readonly step: GcgStep | null;
  readonly names: readonly string[];
  readonly count: number;
}

/** The turn that the board shows, and how its points add up. */
export function StepLine({ row, step, names, count }: StepLineProps): VNode {
  return (
    <div class="step-line">
      {row === null ? (
        <p class="step-what">The empty board</p>
      ) : (
        <p class="step-what">
          <span class="step-name">{say.nameAt(names, row.seat)}</span>{' '}
          <b class={row.withdrawn ? 'taken-back' : ''}>{sayReplay.turn(row)}</b>{' '}
          <span class="figure">{sayReplay.points(row)}</span>
        </p>
      )}
      <p class="step-where">{sayReplay.position(row?.position ?? 0, count)}</p>
      <p class="step-sum soft">{step?.play && <Sum play={step.play} />}</p>
    </div>
  );
}

function Sum({ play }: { readonly play: NonNullable<GcgStep['play']> }): VNode {
  return (
    <>
      {play.words.map((word, index) => (
        <span key={index}>
          {index > 0 && ' + '}
          {word.letters.join('')} {word.score}
        </span>
      ))}
      {play.bingo > 0 && ` + ${play.bingo}`}
    </>
  );
}
