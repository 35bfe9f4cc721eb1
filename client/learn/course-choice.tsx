import type { VNode } from 'preact';
import { sayLearn } from '../i18n/learn-sentences.ts';
import { say } from '../i18n/sentences.ts';
import { COURSE_IDS, type CourseId, isCourse } from './courses.ts';

interface CourseChoiceProps {
  readonly course: CourseId;
  readonly onChoose: (course: CourseId) => void;
}

/** By which rules one wants to learn. */
export function CourseChoice({ course, onChoose }: CourseChoiceProps): VNode {
  const choose = (name: string): void => {
    if (isCourse(name)) onChoose(name);
  };
  return (
    <select
      class="choice"
      aria-label={sayLearn.rules}
      value={course}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {COURSE_IDS.map((each) => (
        <option key={each} value={each}>
          {say.preset(each)}
        </option>
      ))}
    </select>
  );
}
