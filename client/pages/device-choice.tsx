import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { BotLevel } from '../../engine/moves/bots/bot-level.ts';
import type { Said } from '../i18n/language.ts';
import { say } from '../i18n/sentences.ts';
import { LevelChoice } from '../panels/level-choice.tsx';
import { rememberedLevel, rememberLevel } from '../state/bot-choice.ts';
import { PlainPage } from './not-found-page.tsx';
import { StartPageLink } from './start-page-link.tsx';

interface DeviceChoiceProps {
  /** Why there is something to be chosen. */
  readonly trouble?: Said;
  readonly onBegin: (level: BotLevel) => void;
}

/** Whom to play on this device. */
export function DeviceChoice({ trouble, onBegin }: DeviceChoiceProps): VNode {
  const level = useSignal(rememberedLevel());
  const { title, text, button } = say.device.choice;
  const choose = (chosen: BotLevel): void => {
    level.value = chosen;
    rememberLevel(chosen);
  };
  return (
    <PlainPage title={title}>
      {trouble && (
        <p class="notice" role="alert">
          {trouble.text}
        </p>
      )}
      <p>{text}</p>
      <div class="computer-way">
        <LevelChoice level={level.value} onChoose={choose} />
        <p class="level-sentence soft" aria-live="polite">
          {say.bots.levels[level.value].sentence}
        </p>
      </div>
      <div class="page-actions">
        <button type="button" class="piece" onClick={() => onBegin(level.value)}>
          {button}
        </button>
        <StartPageLink />
      </div>
    </PlainPage>
  );
}
