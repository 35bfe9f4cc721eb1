import { useSignal } from '@preact/signals';
import helpIcon from 'lucide-static/icons/circle-question-mark.svg?raw';
import sendIcon from 'lucide-static/icons/corner-down-left.svg?raw';
import closeIcon from 'lucide-static/icons/x.svg?raw';
import type { TargetedKeyboardEvent, TargetedSubmitEvent, VNode } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { dismissRefusal, refusal } from '../commands.ts';
import { LineGuide } from '../dialogs/line-guide.tsx';
import type { GuideEntry } from '../i18n/line-words.ts';
import { sentenceFor } from '../i18n/refusal-sentences.ts';
import { say } from '../i18n/sentences.ts';
import { keepLine, type Walk, walkLines } from '../state/earlier-lines.ts';
import { closeLine, lineAsked } from '../state/line-open.ts';
import { context } from '../state/people.ts';
import { Icon } from './icon.tsx';

/** Which way the arrow keys go through the lines written earlier. */
const ARROWS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** What reads lines; loaded when the first line is begun. */
const load = () => import('../line/run-line.ts');

/** Longer than any line that means something. */
const MAX_LENGTH = 120;

interface Said {
  readonly text: string;
  readonly isWrong: boolean;
  /** Counts the lines, so that the same answer is read aloud again. */
  readonly line: number;
}

/** Where all that a player can do is written, in the place of the buttons. */
export function CommandLine(): VNode {
  const field = useRef<HTMLInputElement>(null);
  const said = useSignal<Said>({ text: '', isWrong: false, line: 0 });
  const guide = useSignal<readonly GuideEntry[] | null>(null);
  const walk = useRef<Walk | null>(null);
  const answerId = useId();
  useEffect(() => void load().catch(() => undefined), []);
  useFocusWhileOpen(field);

  const { text, isWrong, line } = said.value;
  const wrong = isWrong ? text : refusedText();

  const answer = (text: string, isWrong: boolean): void => {
    said.value = { text, isWrong, line: said.peek().line + 1 };
  };
  const ask = async (use: (reader: Awaited<ReturnType<typeof load>>) => void): Promise<void> => {
    const reader = await load().catch(() => null);
    if (reader === null) answer(say.line.notLoaded, true);
    else use(reader);
  };
  const showGuide = (): Promise<void> => ask((reader) => (guide.value = reader.guide));
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    keepLine(text);
    walk.current = null;
    void ask((reader) => {
      const came = reader.runLine(text);
      answer('text' in came ? came.text : '', came.kind === 'wrong');
      if (came.kind === 'guide') guide.value = reader.guide;
      if (came.kind !== 'wrong' && field.current?.value === text) field.current.value = '';
    });
  };
  const onEscape = (event: TargetedKeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (field.current === null || field.current.value === '') closeLine();
    else write(field.current, '');
  };
  const onArrow = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    const by = ARROWS[event.key];
    if (by === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    walk.current ??= walkLines();
    const line = walk.current.step(by, event.currentTarget.value);
    if (line !== null) write(event.currentTarget, line);
  };
  const write = (into: HTMLInputElement, line: string): void => {
    into.value = line;
    if (line === '') walk.current = null;
    onInput();
  };
  const onInput = (): void => {
    dismissRefusal();
    if (said.peek().isWrong) said.value = { ...said.peek(), text: '', isWrong: false };
  };

  return (
    <form class="actions command-line" aria-label={say.line.title} onSubmit={submit} onKeyDown={onEscape}>
      <input
        ref={field}
        class="field"
        aria-label={say.line.field}
        aria-invalid={wrong !== ''}
        aria-describedby={answerId}
        placeholder={say.line.placeholder}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        enterkeyhint="send"
        maxLength={MAX_LENGTH}
        onInput={onInput}
        onKeyDown={onArrow}
      />
      <button type="submit" class="icon-button" aria-label={say.line.send} title={say.line.send}>
        <Icon svg={sendIcon} />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={say.line.help}
        title={say.line.help}
        onClick={() => void showGuide()}
      >
        <Icon svg={helpIcon} />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={say.line.close}
        title={say.line.close}
        onClick={closeLine}
      >
        <Icon svg={closeIcon} />
      </button>
      <div class="line-answer" id={answerId}>
        {wrong !== '' && (
          <p key={line} class="wrong" role="alert">
            {wrong}
          </p>
        )}
        <div role="status">{!isWrong && <p key={line}>{text}</p>}</div>
      </div>
      {guide.value !== null && <LineGuide entries={guide.value} onClose={() => (guide.value = null)} />}
    </form>
  );
}

/** What the room, or its rules, refuse of what was sent; the chat tells its own. */
function refusedText(): string {
  const error = refusal.value;
  if (error === null || error.code.startsWith('chat/')) return '';
  const { text, safe } = sentenceFor(error, context.value);
  return safe === undefined ? text : `${text} ${safe}`;
}

/** The field has the focus when it is asked for; that goes back where it was, or to the board. */
function useFocusWhileOpen(field: { readonly current: HTMLInputElement | null }): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
      const back = isThere ? before : document.querySelector<HTMLElement>('[role="grid"]');
      back?.focus({ preventScroll: true });
    };
  }, []);
  useLayoutEffect(() => field.current?.focus(), [lineAsked.value]);
}
