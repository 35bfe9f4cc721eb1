import { useSignal } from '@preact/signals';
import type { TargetedSubmitEvent, VNode } from 'preact';
import { useLocation } from 'preact-iso';
import { readFragment, writeFragment } from '../state/carried-link.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { roomIdIn } from './room-link.ts';

/** Goes to the room whose link or code is put in. */
export function JoinForm(): VNode {
  const location = useLocation();
  const text = useSignal('');
  const isUnreadable = useSignal(false);

  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const id = roomIdIn(text.value);
    isUnreadable.value = id === null;
    if (id === null) return;
    // A link may carry a token, which the room's page takes from the address.
    const carried = readFragment(/#\S*$/.exec(text.value.trim())?.[0] ?? '');
    location.route(`/r/${id}${carried === null ? '' : writeFragment(carried)}`);
  };

  return (
    <form class="join-form" onSubmit={submit}>
      <label class="field-label">
        Watch or join by link or code
        <input
          class="field"
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
          autocapitalize="none"
          autocomplete="off"
          spellcheck={false}
          aria-invalid={isUnreadable.value}
          required
        />
      </label>
      <button type="submit" class="piece quiet">
        Open
      </button>
      {isUnreadable.value && <ProblemNotice problem={{ code: 'room/unknown' }} />}
    </form>
  );
}
