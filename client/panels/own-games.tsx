import { useSignal } from '@preact/signals';
import forgetIcon from 'lucide-static/icons/x.svg?raw';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../i18n/sentences.ts';
import { readRoom } from '../net/api.ts';
import {
  forgetRoom,
  isDone,
  type OwnRoom,
  type OwnRoomState,
  ownRooms,
  stateOf,
} from '../state/own-rooms.ts';
import { Icon } from './icon.tsx';

/** So many are shown, and asked for. */
const SHOWN = 6;

/** The rooms in which this device has a seat, and whose turn it is there; nothing where there are none. */
export function OwnGames(): VNode | null {
  const rooms = useSignal(ownRooms().slice(0, SHOWN));
  if (rooms.value.length === 0) return null;
  const forget = (id: string): void => {
    forgetRoom(id);
    rooms.value = ownRooms().slice(0, SHOWN);
  };
  return (
    <section class="own-games" aria-labelledby="own-games">
      <h2 id="own-games">{say.start.ownGames}</h2>
      <ul>
        {rooms.value.map((kept) => (
          <OwnGame key={kept.id} kept={kept} onForget={() => forget(kept.id)} />
        ))}
      </ul>
    </section>
  );
}

interface OwnGameProps {
  readonly kept: OwnRoom;
  readonly onForget: () => void;
}

function OwnGame({ kept, onForget }: OwnGameProps): VNode {
  const state = useSignal<OwnRoomState | null>(null);
  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const answer = await readRoom(kept.id);
      if (isHere) state.value = stateOf(kept, answer);
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', ask);
    };
  }, [kept.id]);
  const now = state.value;
  const name = say.ownGames.game(kept);
  const isOwnTurn = now?.kind === 'turn' && now.toMove === now.you;
  return (
    <li class={isOwnTurn ? 'own-game own-turn' : 'own-game'}>
      <a href={`/r/${kept.id}`}>
        <span class="own-game-name">{name}</span>
        <span class="own-game-state">{now === null ? say.ownGames.asking : say.ownGames.state(now)}</span>
      </a>
      {now !== null && isDone(now) && (
        <button type="button" class="icon-button" aria-label={say.ownGames.forget(name)} onClick={onForget}>
          <Icon svg={forgetIcon} />
        </button>
      )}
    </li>
  );
}
