import type { VNode } from 'preact';
import { MAX_SEATS, MIN_SEATS } from '../../engine/equipment/ruleset.ts';
import { FieldProblem } from './field-row.tsx';

const SEATS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, index) => MIN_SEATS + index);

export interface SeatChoiceProps {
  readonly seats: number;
  readonly problem: string | undefined;
  readonly onChoose: (seats: number) => void;
}

/** For how many the table is. */
export function SeatChoice({ seats, problem, onChoose }: SeatChoiceProps): VNode {
  return (
    <fieldset aria-describedby={problem && 'seats-note'}>
      <legend>
        <h2>Seats</h2>
      </legend>
      <div class="seat-choice">
        {SEATS.map((count) => (
          <label key={count}>
            <input type="radio" name="seats" checked={seats === count} onChange={() => onChoose(count)} />
            {count}
            <span class="unseen-text"> seats</span>
          </label>
        ))}
      </div>
      {problem && (
        <p class="rule-note" id="seats-note">
          <FieldProblem text={problem} />
        </p>
      )}
    </fieldset>
  );
}
