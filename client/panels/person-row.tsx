import letInIcon from 'lucide-static/icons/user-check.svg?raw';
import removeIcon from 'lucide-static/icons/user-x.svg?raw';
import muteIcon from 'lucide-static/icons/volume-off.svg?raw';
import type { VNode } from 'preact';
import { isUnderWay } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { ToolButton } from './tool-button.tsx';

interface PersonRowProps {
  readonly name: string;
  readonly notes: readonly string[];
  readonly muted: boolean;
  readonly removed?: boolean;
  readonly onMute: (muted: boolean) => void;
  readonly onRemove?: (removed: boolean) => void;
}

/** Somebody in the host's list, with what the host can do. */
export function PersonRow({ name, notes, muted, removed = false, onMute, onRemove }: PersonRowProps): VNode {
  const words = say.chat.people;
  // One press at a time: the room answers the last one first.
  const isBusy = isUnderWay('house');
  return (
    <li class="person">
      <span class="person-name">
        <bdi>{name}</bdi> {notes.length > 0 && <span class="soft">{notes.join(', ')}</span>}
      </span>
      {!removed && (
        <ToolButton
          label={muted ? words.unmute(name) : words.mute(name)}
          icon={muteIcon}
          isPressed={muted}
          isBusy={isBusy}
          onPress={() => onMute(!muted)}
        />
      )}
      {onRemove && (
        <ToolButton
          label={removed ? words.letIn(name) : words.remove(name)}
          icon={removed ? letInIcon : removeIcon}
          isBusy={isBusy}
          onPress={() => onRemove(!removed)}
        />
      )}
    </li>
  );
}
