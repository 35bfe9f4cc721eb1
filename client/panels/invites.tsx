import { useSignal } from '@preact/signals';
import showIcon from 'lucide-static/icons/qr-code.svg?raw';
import withdrawIcon from 'lucide-static/icons/x.svg?raw';
import type { VNode } from 'preact';
import type { Problem } from '../../engine/protocol/api.ts';
import { say } from '../i18n/sentences.ts';
import { makeInvite, withdrawInvite } from '../net/links.ts';
import { type InviteNow, invites } from '../state/invites.ts';
import { Icon } from './icon.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { roomLink } from './room-link.ts';
import { TokenLink } from './token-link.tsx';

/** The host's invites to a private room: a link made for each person, and what has become of those before. */
export function Invites({ room, title }: { readonly room: string; readonly title: string }): VNode {
  const shown = useSignal<number | null>(null);
  const problem = useSignal<Problem | null>(null);
  const isBusy = useSignal(false);
  const all = invites.value;
  const words = say.links;

  const make = async (): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    const made = await makeInvite(room);
    isBusy.value = false;
    problem.value = made.ok ? null : made.error;
    if (made.ok) shown.value = made.value.invite;
  };
  const withdraw = async (invite: number): Promise<void> => {
    const done = await withdrawInvite(room, invite);
    problem.value = done.ok ? null : done.error;
  };

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
        onClick={make}
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
              onWithdraw={() => withdraw(each.invite)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface InviteRowProps {
  readonly one: InviteNow;
  readonly onShow: () => void;
  readonly onWithdraw: () => void;
}

function InviteRow({ one: { invite, state, token }, onShow, onWithdraw }: InviteRowProps): VNode {
  const words = say.links;
  return (
    <li data-state={state}>
      <span>
        <b>{words.inviteName(invite)}</b> <span class="soft">{words.inviteStates[state]}</span>
      </span>
      {state === 'open' && (
        <span class="seat-tools">
          {token !== null && <Tool label={words.showInvite(invite)} icon={showIcon} onPress={onShow} />}
          <Tool label={words.withdrawInvite(invite)} icon={withdrawIcon} onPress={onWithdraw} />
        </span>
      )}
    </li>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: string;
  readonly onPress: () => void;
}

function Tool({ label, icon, onPress }: ToolProps): VNode {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={onPress}>
      <Icon svg={icon} />
    </button>
  );
}
