import { useSignal } from '@preact/signals';
import type { TargetedSubmitEvent, VNode } from 'preact';
import { rename } from '../commands.ts';
import { presence, room } from '../state/room-state.ts';

/** Who is at the table. One's own name can be changed here. */
export function SeatList(): VNode {
  const isNaming = useSignal(false);
  const you = room.value?.you ?? null;
  return (
    <section>
      <h2>At the table</h2>
      <ul class="seat-list">
        {room.value?.seats.map(({ name }, seat) => (
          <li key={seat}>
            {seat === you && isNaming.value ? (
              <NameForm name={name ?? ''} onDone={() => (isNaming.value = false)} />
            ) : (
              <>
                <span class={dotClass(name, presence.value.here[seat])} />
                {name === null ? <span class="soft">Free</span> : <b>{name}</b>}
                {seat === you && <span class="soft">you</span>}
                {name !== null && presence.value.here[seat] === false && <span class="soft">away</span>}
                {seat === room.value?.host && you !== seat && <span class="soft">host</span>}
                {seat === you && (
                  <button type="button" class="text-button" onClick={() => (isNaming.value = true)}>
                    Change name
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NameForm({ name, onDone }: { readonly name: string; readonly onDone: () => void }): VNode {
  const text = useSignal(name);
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (text.value.trim() !== name) rename(text.value);
    onDone();
  };
  return (
    <form class="name-form" onSubmit={submit}>
      <input
        class="field"
        aria-label="Your name"
        value={text.value}
        maxLength={60}
        autocomplete="nickname"
        ref={(field) => field?.focus()}
        onInput={(event) => (text.value = event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <button type="submit" class="piece quiet">
        Keep
      </button>
    </form>
  );
}

function dotClass(name: string | null, here: boolean | undefined): string {
  if (name === null) return 'seat-dot free';
  return here === false ? 'seat-dot away' : 'seat-dot';
}
