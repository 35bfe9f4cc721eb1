import moveIcon from 'lucide-static/icons/monitor-smartphone.svg?raw';
import settingsIcon from 'lucide-static/icons/settings.svg?raw';
import shareIcon from 'lucide-static/icons/share-2.svg?raw';
import reportIcon from 'lucide-static/icons/shield-alert.svg?raw';
import deleteIcon from 'lucide-static/icons/trash-2.svg?raw';
import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { Icon } from '../panels/icon.tsx';
import { closeDialog, type DialogName, showDialog } from '../state/open-dialog.ts';
import { game, room } from '../state/room-state.ts';
import { Dialog } from './dialog.tsx';

/** What is seldom done in a room. */
export function RoomMenuDialog(): VNode | null {
  const current = room.value;
  if (current === null) return null;
  return (
    <Dialog title={current.name || 'This room'} onClose={closeDialog}>
      <ul class="menu">
        {/* For where the bar has no room for it. */}
        {game.value !== null && (
          <Item
            icon={shareIcon}
            text={current.private ? say.links.invites.title : say.links.roomLink}
            opens="share"
          />
        )}
        {current.you !== null && (
          <>
            <Item icon={moveIcon} text={say.links.moveSeat.title} opens="moveSeat" />
            <Item icon={deleteIcon} text={say.links.deletion.title} opens="deleteRoom" />
          </>
        )}
        <Item icon={settingsIcon} text={say.start.settings} opens="settings" />
        <Item icon={reportIcon} text={say.chat.report.title} opens="report" />
      </ul>
    </Dialog>
  );
}

interface ItemProps {
  readonly icon: string;
  readonly text: string;
  readonly opens: DialogName;
}

function Item({ icon, text, opens }: ItemProps): VNode {
  return (
    <li>
      <button type="button" class="menu-item" onClick={() => showDialog(opens)}>
        <Icon svg={icon} />
        {text}
      </button>
    </li>
  );
}
