import type { VNode } from 'preact';
import { PRESETS } from '../../engine/equipment/presets.ts';
import { sayLearn } from '../i18n/learn-sentences.ts';
import { say } from '../i18n/sentences.ts';
import { PlainPage } from '../pages/not-found-page.tsx';
import { CourseChoice } from './course-choice.tsx';
import type { CourseId } from './courses.ts';

interface CourseEndProps {
  readonly course: CourseId;
  readonly onAnew: () => void;
  readonly onOther: (course: CourseId) => void;
}

/** What else these rules have that need not be tried out, and the ways on. */
export function CourseEnd({ course, onAnew, onOther }: CourseEndProps): VNode {
  const { title, play, anew, other } = sayLearn.end;
  const rules = say.rules(PRESETS[course]);
  const parts = [
    rules.bingo,
    ...(PRESETS[course].validation === 'void' ? [] : [rules.challenges]),
    rules.exchange,
    ...(PRESETS[course].clock === null ? [] : [rules.clock]),
    `${rules.goingOut} ${rules.racks}`,
  ];
  return (
    <PlainPage title={title}>
      {parts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div class="page-actions">
        <a class="piece" href="/">
          {play}
        </a>
        <button type="button" class="piece quiet" onClick={onAnew}>
          {anew}
        </button>
      </div>
      <p class="soft">{other}</p>
      <CourseChoice course={course} onChoose={onOther} />
    </PlainPage>
  );
}
