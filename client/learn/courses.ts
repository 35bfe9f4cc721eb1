import { PRESETS, type PresetId } from '../../engine/equipment/presets.ts';
import type { LessonId } from './lessons.ts';

/** What is played alike by all rules. */
const BASICS = ['star', 'hook', 'premium', 'blank', 'exchange'] as const satisfies readonly LessonId[];

/** The lessons by whose end one can play by these rules, in order; a preset without a course is not taught yet. */
const COURSES = {
  casual: BASICS,
  classic: [...BASICS, 'challenge'],
  tournament: [...BASICS, 'challengeNext'],
  wespa: [...BASICS, 'challengeWords'],
  ez10: [...BASICS, 'challengeScore'],
} as const satisfies Partial<Record<PresetId, readonly LessonId[]>>;

/** The name of rules that have a course. */
export type CourseId = keyof typeof COURSES;

export const isCourse = (name: string): name is CourseId => Object.hasOwn(COURSES, name);

/** In the order in which rules are offered. */
export const COURSE_IDS: readonly CourseId[] = Object.keys(PRESETS).filter(isCourse);

export const lessonsOf = (course: CourseId): readonly LessonId[] => COURSES[course];

/** Where who changes to `course` behind `step` steps goes on: what is learnt by both is not learnt again. */
export const stepIn = (course: CourseId, step: number): number =>
  Math.min(step, BASICS.length, COURSES[course].length);
