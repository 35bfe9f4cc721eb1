import type { VNode } from 'preact';
import { sentenceFor } from '../i18n/refusal-sentences.ts';
import { say } from '../i18n/sentences.ts';
import { displaced, hand } from '../state/desk.ts';
import { deskNews } from '../state/desk-news.ts';
import { layout } from '../state/equipment.ts';
import { clockWarning } from '../state/game-time.ts';
import { inPlay } from '../state/in-play.ts';
import { chosenWords } from '../state/looked-at.ts';
import { context } from '../state/people.ts';
import { game, steps } from '../state/room-state.ts';
import { draft, preview } from '../state/table.ts';
import { turnRows } from '../state/turns.ts';
import { meaningOf } from '../state/word-meanings.ts';
import type { AloudSubject } from './announcer.tsx';
import { wrongWords } from './draft-sum.tsx';
import { absenceAloud, newsAloud, requestAloud } from './table-aloud.ts';

const TEXTS: Readonly<Record<AloudSubject, () => string>> = {
  game: gameText,
  rack: () => (game.value?.phase === 'playing' && inPlay.value ? say.holding(hand.value.rack) : ''),
  desk: deskText,
  meaning: meaningText,
  clock: () => (clockWarning.value ? say.clockWarnings[clockWarning.value] : ''),
  request: requestAloud,
  absence: absenceAloud,
  news: newsAloud,
};

/** What is read aloud now of one subject. */
export function Aloud({ of }: { readonly of: AloudSubject }): VNode {
  return <>{TEXTS[of]()}</>;
}

/** What was played, whose turn it is, and what came of it all. */
function gameText(): string {
  const now = game.value;
  const last = turnRows(layout.value, steps.value).at(-1);
  const lost = displaced.value;
  return [
    now && say.announcement(now, last, context.value),
    now?.result && `${say.winner(now.result, context.value.names)}.`,
    lost && say.displaced(lost.seat, lost.count, context.value).text,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the words mean that the player has gone to, of each the first sense. */
function meaningText(): string {
  if (deskNews.value !== null) return '';
  const told = chosenWords.value.map(({ sum }) => {
    const meaning = meaningOf(sum.letters);
    if (meaning === 'lost') return say.meanings.lost;
    const [first] = meaning === 'coming' ? [] : (meaning ?? []);
    return first === undefined ? '' : say.meanings.aloud(sum.letters, first);
  });
  return [...new Set(told)].filter(Boolean).join(' ');
}

/** What the own keys did, or the words that the player has gone to. */
function deskText(): string {
  const news = deskNews.value;
  if (news === null)
    return chosenWords.value.map(({ sum }) => say.wordsLaid.aloud(sum, context.value)).join(' ');
  const seen = preview.value;
  const done = say.deskNews(news, context.value);
  if (news.kind !== 'laid') return done;
  if (seen.kind === 'play') return `${done} ${say.draft(seen.play)} ${wrongWords(seen.play)}`.trimEnd();
  return seen.kind === 'error' && draft.value.length > 1
    ? `${done} ${sentenceFor(seen.error, context.value).text}`
    : done;
}
