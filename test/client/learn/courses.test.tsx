import { expect, test } from 'vitest';
import { CourseEnd } from '../../../client/learn/course-end.tsx';
import { COURSE_IDS, lessonsOf, stepIn } from '../../../client/learn/courses.ts';
import { useDrawing } from '../support/small-page.ts';

const draw = useDrawing();

test('[U186] each English preset has a course, which ends with what is its own', () => {
  const last = COURSE_IDS.map((course) => [course, lessonsOf(course).length, lessonsOf(course).at(-1)]);
  expect(last).toEqual([
    ['casual', 5, 'exchange'],
    ['classic', 6, 'challenge'],
    ['tournament', 6, 'challengeNext'],
    ['wespa', 6, 'challengeWords'],
    ['ez10', 6, 'challengeScore'],
  ]);
});

test('[U186] who changes the rules does not learn again what they have in common', () => {
  expect([stepIn('wespa', 2), stepIn('wespa', 5), stepIn('wespa', 6), stepIn('casual', 6)]).toEqual([
    2, 5, 5, 5,
  ]);
});

test('[U186] the end of a course tells the rest of its rules, and leads to the others', async () => {
  const ways: string[] = [];
  const at = await draw(
    <CourseEnd course="ez10" onAnew={() => ways.push('anew')} onOther={(course) => ways.push(course)} />,
  );
  const told = at.texts('p').join(' ');
  expect(told).toContain('Nobody goes out: with the bag and a rack empty, play goes on.');
  expect(told).toContain('the points of the last turn');
  expect(at.texts('option')).toEqual(['Casual', 'Classic', 'Tournament', 'International', 'Play on']);
  await at.press('Begin anew');
  expect(ways).toEqual(['anew']);
  const casual = await draw(<CourseEnd course="casual" onAnew={() => undefined} onOther={() => undefined} />);
  expect(casual.texts('p').join(' ')).not.toContain('challenge');
});
