import recallIcon from 'lucide-static/icons/arrow-down-to-line.svg?raw';
import exchangeIcon from 'lucide-static/icons/arrow-left-right.svg?raw';
import standIcon from 'lucide-static/icons/check.svg?raw';
import challengeIcon from 'lucide-static/icons/scale.svg?raw';
import shuffleIcon from 'lucide-static/icons/shuffle.svg?raw';
import passIcon from 'lucide-static/icons/skip-forward.svg?raw';
import type { VNode } from 'preact';
import { acceptPlay, letStand, pending } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { asksToChallenge, challengeable } from '../state/challengeable.ts';
import { answerSeconds } from '../state/clock.ts';
import { locked } from '../state/desk.ts';
import { showDialog } from '../state/open-dialog.ts';
import { game, room } from '../state/room-state.ts';
import { standingPlay } from '../state/standing-play.ts';
import { draft, myTurn, preview, recall, shuffle } from '../state/table.ts';
import { challenge, playDraft } from '../turn-commands.ts';
import { Icon } from './icon.tsx';

/** What a player can do now: the tools, and one button that carries the score. */
export function Actions(): VNode {
  const hasTurn = myTurn.value && pending.value === null;
  const isAsked = game.value?.wait?.answers.some((answer) => answer.seat === room.value?.you) ?? false;
  // Its place is that of a press which asks before it does anything: it may come and go under the finger.
  const standing = standingPlay.value;
  const canChallenge = challengeable.value.ok && pending.value === null;
  return (
    // A mouse that presses leaves the focus where it is: the keys still belong to the board.
    <div
      class="actions"
      role="toolbar"
      aria-label="Your turn"
      onMouseDown={(event) => event.preventDefault()}
    >
      <Tool name="Shuffle" icon={shuffleIcon} isOn={!locked.value} onPress={shuffle} />
      <Tool name="Recall" icon={recallIcon} isOn={draft.value.length > 0 && !locked.value} onPress={recall} />
      <Tool name="Exchange" icon={exchangeIcon} isOn={hasTurn} onPress={() => showDialog('exchange')} />
      {standing === null ? (
        <Tool name="Pass" icon={passIcon} isOn={hasTurn} onPress={() => showDialog('pass')} />
      ) : (
        <Tool
          name={say.bots.letStand}
          icon={standIcon}
          isOn={pending.value === null}
          onPress={() => letStand(standing.turn)}
        />
      )}
      {room.value?.ruleset.validation === 'challenge' && (
        <Tool
          name="Challenge"
          icon={challengeIcon}
          isOn={canChallenge}
          answers={true}
          onPress={askChallenge}
        />
      )}
      {isAsked ? <AcceptButton /> : <PlayButton />}
    </div>
  );
}

/** Where each word counts they are named first; where it can lose the game one is asked. */
function askChallenge(): void {
  if (asksToChallenge.peek() && challengeable.peek().ok && pending.peek() === null) showDialog('challenge');
  else challenge();
}

interface ToolProps {
  readonly name: string;
  readonly icon: string;
  readonly isOn: boolean;
  /** Pressed when it cannot be done, it says why. */
  readonly answers?: boolean;
  readonly onPress: () => void;
}

function Tool({ name, icon, isOn, answers = false, onPress }: ToolProps): VNode {
  return (
    <button type="button" class="tool" aria-disabled={!isOn} onClick={() => (isOn || answers) && onPress()}>
      <Icon svg={icon} />
      <span class="tool-name unseen-at-times">{name}</span>
    </button>
  );
}

function PlayButton(): VNode {
  const seen = preview.value;
  const isReady = myTurn.value && seen.kind === 'play' && pending.value === null;
  // Pressed when it cannot be played, it says why.
  return (
    <button
      type="button"
      class="piece"
      aria-disabled={!isReady}
      onClick={() => pending.peek() === null && playDraft()}
    >
      Play
      {seen.kind === 'play' && <span class="figure"> {seen.play.score}</span>}
      <span class="key-hint" aria-hidden="true">
        Enter
      </span>
    </button>
  );
}

function AcceptButton(): VNode {
  const left = answerSeconds.value;
  return (
    <button
      type="button"
      class="piece"
      aria-disabled={pending.value !== null}
      onClick={() => pending.peek() === null && acceptPlay()}
    >
      Let it stand
      {left !== null && (
        <span class="answer-left" aria-hidden="true">
          {left} s
        </span>
      )}
    </button>
  );
}
