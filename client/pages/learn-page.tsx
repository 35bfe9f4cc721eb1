import '../style/at-table.css';
import '../style/learn.css';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { PRESETS } from '../../engine/equipment/presets.ts';
import { type LoadedLexicon, wordListsFrom } from '../../engine/protocol/word-lists.ts';
import { sayLearn } from '../i18n/learn-sentences.ts';
import { say } from '../i18n/sentences.ts';
import { CourseChoice } from '../learn/course-choice.tsx';
import { CourseEnd } from '../learn/course-end.tsx';
import { type CourseId, lessonsOf, stepIn } from '../learn/courses.ts';
import { LessonTable } from '../learn/lesson-table.tsx';
import { BrandMark } from '../panels/brand-mark.tsx';
import { fetchLexiconFile } from '../thinker/lexicon-file.ts';
import { PlainPage } from './not-found-page.tsx';
import { StartPageLink } from './start-page-link.tsx';
import { useFocusOnHeading, useTitle } from './use-title.ts';

type Words = LoadedLexicon | 'loading' | 'lost';

const load = (): Promise<LoadedLexicon> =>
  wordListsFrom(fetchLexiconFile).lexicon(PRESETS.casual.tileSet, null);

/** Two minutes of playing by the rules of one’s choice: small games, in each of which one thing is learnt. */
export function LearnPage(): VNode {
  const words = useSignal<Words>('loading');
  const open = (): void => {
    words.value = 'loading';
    load().then(
      (list) => (words.value = list),
      () => (words.value = 'lost'),
    );
  };
  useEffect(open, []);
  const now = words.value;
  if (now === 'loading') return <PlainPage title={sayLearn.opening} />;
  if (now === 'lost') {
    return (
      <PlainPage title={say.device.notLoaded.text}>
        <button type="button" class="piece" onClick={open}>
          {say.device.again}
        </button>
        <StartPageLink />
      </PlainPage>
    );
  }
  return <Lessons list={now} />;
}

function Lessons({ list }: { readonly list: LoadedLexicon }): VNode {
  const course = useSignal<CourseId>('classic');
  const place = useSignal({ step: 0, attempt: 0 });
  const outcome = useSignal<'open' | 'done' | 'missed'>('open');
  useTitle(sayLearn.title);
  useFocusOnHeading();
  const { step, attempt } = place.value;
  const lessons = lessonsOf(course.value);
  const lesson = lessons[step];

  const go = (to: number): void => {
    outcome.value = 'open';
    place.value = { step: to, attempt: attempt + 1 };
  };
  const change = (to: CourseId): void => {
    course.value = to;
    const next = stepIn(to, step);
    // The same lesson goes on as it stands.
    if (lessonsOf(to)[next] !== lesson) go(next);
  };
  useLayoutEffect(() => {
    // What is pressed goes with its step: the focus is where the next one is read.
    if (attempt > 0) document.querySelector<HTMLElement>('h1')?.focus();
  }, [place.value]);

  if (lesson === undefined) {
    return <CourseEnd course={course.value} onAnew={() => go(0)} onOther={change} />;
  }
  const said = sayLearn.lessons[lesson];
  const now = outcome.value;
  return (
    <main class="learn">
      <header class="learn-head">
        <BrandMark />
        <CourseChoice course={course.value} onChoose={change} />
        <p class="soft">{sayLearn.step(step + 1, lessons.length)}</p>
      </header>
      <section class="lesson">
        <h1 tabIndex={-1}>{said.title}</h1>
        <p>{said.text}</p>
        <p class="soft lesson-hint">{step === 0 && `${sayLearn.byHand} ${sayLearn.byKeys}`}</p>
        <p class="lesson-outcome" role="status" data-outcome={now}>
          {now === 'open' ? '' : said[now]}
        </p>
        <div class="page-actions">
          {now === 'missed' && (
            <button type="button" class="piece" onClick={() => go(step)}>
              {sayLearn.again}
            </button>
          )}
          <button type="button" class={now === 'done' ? 'piece' : 'text-button'} onClick={() => go(step + 1)}>
            {now === 'done' ? sayLearn.next : sayLearn.skip}
          </button>
        </div>
      </section>
      <LessonTable
        key={attempt}
        lesson={lesson}
        attempt={attempt}
        world={{
          ...list,
          names: sayLearn.names,
          onTurn: (isGoal) => (outcome.value = isGoal ? 'done' : 'missed'),
        }}
      />
    </main>
  );
}
