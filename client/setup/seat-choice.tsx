import type { VNode } from 'preact';
import { MAX_SEATS, MIN_SEATS } from '../../engine/equipment/ruleset.ts';
import { FieldProblems } from './field-row.tsx';

const SEATS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, index) => MIN_SEATS + index);

export interface SeatChoiceProps {
  readonly seats: number;
  readonly problems: readonly string[];
  readonly onChoose: (seats: number) => void;
}

/** For how many the table is. */
export function SeatChoice({ seats, problems, onChoose }: SeatChoiceProps): VNode {
  const hasProblem = problems.length > 0;
  return (
    <fieldset aria-describedby={hasProblem ? 'seats-note' : undefined}>
      <legend>
        <h2>Seats</h2>
      </legend>
      <div class="radio-pieces seat-choice">
        {SEATS.map((count) => (
          <label key={count}>
            <input type="radio" name="seats" checked={seats === count} onChange={() => onChoose(count)} />
            {count}
            <span class="unseen-text"> seats</span>
          </label>
        ))}
      </div>
      {hasProblem && (
        <p class="rule-note" id="seats-note">
          <FieldProblems problems={problems} />
        </p>
      )}
    </fieldset>
  );
}
