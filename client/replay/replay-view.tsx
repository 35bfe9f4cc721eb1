import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { headerText } from '../../engine/notation/gcg/gcg-game.ts';
import { sayReplay } from '../i18n/replay-sentences.ts';
import { useFocusOnHeading, useTitle } from '../pages/use-title.ts';
import { FileNotice } from '../panels/file-notice.tsx';
import { namesOf } from './game-names.ts';
import { momentOf } from './moment.ts';
import type { OpenGame } from './open-game.ts';
import { openTrouble } from './open-trouble.ts';
import { ReplayBoard } from './replay-board.tsx';
import { ReplayCheck } from './replay-check.tsx';
import { ReplayPlayers } from './replay-players.tsx';
import { replayRows } from './replay-rows.ts';
import { ReplayTurns } from './replay-turns.tsx';
import { StepBar } from './step-bar.tsx';
import { bindStepKeys } from './step-keys.ts';
import { StepLine } from './step-line.tsx';
import { StepMeanings } from './step-meanings.tsx';
import { StepRemarks } from './step-remarks.tsx';
import { stridden } from './stepping.ts';

/** A game from a file, to be stepped through. */
export function ReplayView({ open }: { readonly open: OpenGame }): VNode {
  const position = useSignal(0);
  const board = useRef<HTMLDivElement>(null);
  const { game, equipment, replay } = open;
  const { layout, tileSet } = equipment;
  const count = replay.steps.length;
  const names = namesOf(game);
  const rows = useMemo(() => replayRows(open), [open]);
  const moment = momentOf(open, position.value);
  const row = rows[position.value - 1] ?? null;
  const title = headerText(game, 'title') || sayReplay.title(names);
  const description = headerText(game, 'description');
  const lexicon = headerText(game, 'lexicon');
  useTitle(title);
  useFocusOnHeading();

  useEffect(
    () => bindStepKeys((stride) => (position.value = stridden(position.peek(), count, stride))),
    [count],
  );

  const go = (to: number): void => {
    position.value = to;
    board.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <main class="replay">
      <div class="replay-side">
        <div class="replay-head">
          <FileNotice trouble={openTrouble.value} />
          <h1 tabIndex={-1}>{title}</h1>
          {description && <p class="replay-description">{description}</p>}
          <p class="soft">
            {sayReplay.ending(replay.ending, names)} {lexicon && `Word list: ${lexicon}.`}{' '}
            {replay.mismatches.length === 0 && sayReplay.checked(0)}
          </p>
          <ReplayCheck rows={rows} names={names} layout={layout} onGo={go} />
        </div>
        <StepRemarks notes={moment.notes} mismatches={row?.mismatches ?? []} layout={layout}>
          <StepMeanings row={row} step={moment.step} tileSet={tileSet} />
        </StepRemarks>
        <p class="keys">
          <kbd>←</kbd> <kbd>→</kbd> step, <kbd>Home</kbd> and <kbd>End</kbd> go to the ends.
        </p>
      </div>
      <ReplayPlayers names={names} tileSet={tileSet} moment={moment} />
      <div class="replay-middle">
        <div class="replay-board" ref={board}>
          <ReplayBoard equipment={equipment} moment={moment} />
        </div>
        <StepLine row={row} step={moment.step} names={names} count={count} />
        <StepBar position={position.value} count={count} onGo={(to) => (position.value = to)} />
      </div>
      <ReplayTurns rows={rows} names={names} position={position.value} onGo={go} />
      <p class="unseen-text" aria-live="polite">
        {sayReplay.announcement(row, names, row ? (moment.players[row.seat]?.total ?? 0) : 0, layout)}
      </p>
    </main>
  );
}
