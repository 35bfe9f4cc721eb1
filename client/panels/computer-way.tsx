import { useSignal } from '@preact/signals';
import arrowIcon from 'lucide-static/icons/arrow-right.svg?raw';
import type { VNode } from 'preact';
import { BOT_NAMES, type BotLevel } from '../../engine/moves/bots/bot-level.ts';
import { say } from '../i18n/sentences.ts';
import { rememberedLevel, rememberLevel } from '../state/bot-choice.ts';
import { BotFace } from './bot-face.tsx';
import { Icon } from './icon.tsx';
import { LevelChoice } from './level-choice.tsx';

interface ComputerWayProps {
  /** A room is being made. */
  readonly isBusy: boolean;
  /** It is the one with a computer opponent. */
  readonly isMaking: boolean;
  readonly onPlay: (level: BotLevel) => void;
}

/** A game against the computer at one press, and beside it how well that plays. */
export function ComputerWay({ isBusy, isMaking, onPlay }: ComputerWayProps): VNode {
  const level = useSignal(rememberedLevel());
  const choose = (chosen: BotLevel): void => {
    level.value = chosen;
    rememberLevel(chosen);
  };
  return (
    <div class="computer-way">
      <button
        type="button"
        class="piece quiet way"
        aria-labelledby="way-computer"
        aria-describedby="way-computer-note"
        aria-disabled={isBusy}
        onClick={() => onPlay(level.value)}
      >
        <BotFace level={level.value} />
        <span class="way-text">
          <span id="way-computer" class="way-title">
            {say.bots.way}
          </span>
          <span id="way-computer-note" class="way-note">
            {isMaking ? say.bots.making : say.bots.against(BOT_NAMES[level.value], level.value)}
          </span>
        </span>
        <Icon svg={arrowIcon} />
      </button>
      <LevelChoice level={level.value} onChoose={choose} />
      <p class="level-sentence soft" aria-live="polite">
        {say.bots.levels[level.value].sentence}
      </p>
    </div>
  );
}
