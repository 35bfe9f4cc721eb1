import callOffIcon from 'lucide-static/icons/ban.svg?raw';
import rulesIcon from 'lucide-static/icons/book-open.svg?raw';
import menuIcon from 'lucide-static/icons/ellipsis.svg?raw';
import watchIcon from 'lucide-static/icons/eye.svg?raw';
import resignIcon from 'lucide-static/icons/flag.svg?raw';
import shareIcon from 'lucide-static/icons/share-2.svg?raw';
import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { mayResign } from '../state/in-play.ts';
import { isOnDevice } from '../state/on-device.ts';
import { showDialog } from '../state/open-dialog.ts';
import { game, presence } from '../state/room-state.ts';
import { ChatButton } from './chat-button.tsx';
import { ConnectionState } from './connection-state.tsx';
import { Icon } from './icon.tsx';

/** The connection, who watches, the room's link and its rules. */
export function RoomBar(): VNode {
  const { watchers } = presence.value;
  return (
    <nav class="table-bar" aria-label="Room">
      {!isOnDevice.value && <ConnectionState />}
      {watchers > 0 && (
        <span class="count-badge">
          <Icon svg={watchIcon} />
          {watchers}
          <span class="unseen-text"> watching</span>
        </span>
      )}
      {!isOnDevice.value && <ChatButton />}
      {mayResign.value && (
        <>
          <button
            type="button"
            class="icon-button call-off"
            aria-label="Call the game off"
            title="Call the game off"
            onClick={() => showDialog('callOff')}
          >
            <Icon svg={callOffIcon} />
          </button>
          <button
            type="button"
            class="icon-button resign"
            aria-label="Resign"
            title="Resign"
            onClick={() => showDialog('resign')}
          >
            <Icon svg={resignIcon} />
          </button>
        </>
      )}
      {/* Before the game the page itself offers the link. */}
      {game.value !== null && !isOnDevice.value && (
        <button
          type="button"
          class="icon-button share-button"
          aria-label={say.links.roomLink}
          onClick={() => showDialog('share')}
        >
          <Icon svg={shareIcon} />
        </button>
      )}
      <MenuButton />
      <button
        type="button"
        class="icon-button"
        aria-label={isOnDevice.value ? say.device.rules : 'Rules of this room'}
        onClick={() => showDialog('rules')}
      >
        <Icon svg={rulesIcon} />
      </button>
    </nav>
  );
}

/** What is seldom done in a room, or at a table on this device. */
function MenuButton(): VNode {
  const name = isOnDevice.value ? say.device.menu : say.links.menu;
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={name}
      title={name}
      onClick={() => showDialog('roomMenu')}
    >
      <Icon svg={menuIcon} />
    </button>
  );
}
