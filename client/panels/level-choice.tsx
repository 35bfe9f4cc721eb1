import type { VNode } from 'preact';
import { BOT_LEVELS, type BotLevel } from '../../engine/moves/bots/bot-level.ts';
import { say } from '../i18n/sentences.ts';
import { BotFace } from './bot-face.tsx';

interface LevelChoiceProps {
  readonly level: BotLevel;
  readonly onChoose: (level: BotLevel) => void;
}

/** A face for each level of computer opponent, one of which is chosen; nothing where there is but one. */
export function LevelChoice({ level, onChoose }: LevelChoiceProps): VNode | null {
  if (BOT_LEVELS.length < 2) return null;
  return (
    <fieldset class="radio-pieces level-choice">
      <legend class="unseen-text">{say.bots.choice}</legend>
      {BOT_LEVELS.map((offered) => (
        <label key={offered}>
          <input
            type="radio"
            name="bot-level"
            checked={offered === level}
            onChange={() => onChoose(offered)}
          />
          <BotFace level={offered} />
          {say.bots.levels[offered].title}
        </label>
      ))}
    </fieldset>
  );
}
