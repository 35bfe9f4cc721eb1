import { useSignal } from '@preact/signals';
import showIcon from 'lucide-static/icons/qr-code.svg?raw';
import replaceIcon from 'lucide-static/icons/refresh-cw.svg?raw';
import withdrawIcon from 'lucide-static/icons/x.svg?raw';
import type { VNode } from 'preact';
import type { Problem } from '../../engine/protocol/api.ts';
import { say } from '../i18n/sentences.ts';
import { makeInvite, withdrawInvite } from '../net/links.ts';
import { type InviteNow, invites } from '../state/invites.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { roomLink } from './room-link.ts';
import { TokenLink } from './token-link.tsx';
import { ToolButton } from './tool-button.tsx';

/** The host's invites to a private room: a link made for each person, and what has become of those before. */
export function Invites({ room, title }: { readonly room: string; readonly title: string }): VNode {
  const shown = useSignal<number | null>(null);
  const problem = useSignal<Problem | null>(null);
  const isBusy = useSignal(false);
  const all = invites.value;
  const words = say.links;

  /** Withdraws an invite, if one is named, and makes one: in this order, since only so many may be open. */
  const make = async (instead: number | null): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    const withdrawn = instead === null || (await withdraw(instead));
    if (withdrawn) {
      const made = await makeInvite(room);
      problem.value = made.ok ? null : made.error;
      if (made.ok) shown.value = made.value.invite;
    }
    isBusy.value = false;
  };
  const withdraw = async (invite: number): Promise<boolean> => {
    const done = await withdrawInvite(room, invite);
    problem.value = done.ok ? null : done.error;
    return done.ok;
  };

  const isLost = all.some(({ state, token }) => state === 'open' && token === null);
  const open = all.find(({ invite, state }) => invite === shown.value && state === 'open');
  return (
    <div class="invites">
      {open?.token && (
        <TokenLink
          link={roomLink(room, { kind: 'invite', token: open.token })}
          title={title}
          name={words.inviteLink}
          qrName={words.inviteQr}
          note={words.inviteNote}
        />
      )}
      <ProblemNotice problem={problem.value} />
      <button
        type="button"
        class={open === undefined ? 'piece' : 'piece quiet'}
        aria-disabled={isBusy.value}
        onClick={() => make(null)}
      >
        {words.makeInvite}
      </button>
      {all.length > 0 && (
        <ul class="invite-list">
          {all.map((each) => (
            <InviteRow
              key={each.invite}
              one={each}
              onShow={() => (shown.value = each.invite)}
              onReplace={() => make(each.invite)}
              onWithdraw={() => withdraw(each.invite)}
            />
          ))}
        </ul>
      )}
      {isLost && <p class="soft">{words.lostInvites}</p>}
    </div>
  );
}

interface InviteRowProps {
  readonly one: InviteNow;
  readonly onShow: () => void;
  readonly onReplace: () => void;
  readonly onWithdraw: () => void;
}

function InviteRow({ one: { invite, state, token }, onShow, onReplace, onWithdraw }: InviteRowProps): VNode {
  const words = say.links;
  const isLost = state === 'open' && token === null;
  return (
    <li data-state={state}>
      <span>
        <b>{words.inviteName(invite)}</b>{' '}
        <span class="soft">{isLost ? words.lostInvite : words.inviteStates[state]}</span>
      </span>
      {state === 'open' && (
        <span class="seat-tools">
          {token === null ? (
            <ToolButton label={words.replaceInvite(invite)} icon={replaceIcon} onPress={onReplace} />
          ) : (
            <ToolButton label={words.showInvite(invite)} icon={showIcon} onPress={onShow} />
          )}
          <ToolButton label={words.withdrawInvite(invite)} icon={withdrawIcon} onPress={onWithdraw} />
        </span>
      )}
    </li>
  );
}
