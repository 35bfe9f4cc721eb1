import absentIcon from 'lucide-static/icons/unplug.svg?raw';
import type { VNode } from 'preact';
import { isUnderWay } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { type AbsenceNow, absenceNow, mayClaim } from '../state/absence.ts';
import { showDialog } from '../state/open-dialog.ts';
import { context } from '../state/people.ts';
import { openRequest } from '../state/requests.ts';
import { Icon } from './icon.tsx';
import { RequestBar } from './request-bar.tsx';

/** Over the line under the board: what a player asks of the others, else that one is gone. It moves nothing. */
export function NoticeBar(): VNode | null {
  const open = openRequest.value;
  if (open !== null) return <RequestBar open={open} />;
  const gone = absenceNow.value;
  return gone === null ? null : <AbsenceBar now={gone} />;
}

function AbsenceBar({ now }: { readonly now: AbsenceNow }): VNode {
  const isMine = mayClaim.value;
  const { text, safe } = say.absence(now, isMine, context.value);
  const [first, ...others] = now.ready;
  return (
    <section class="notice-bar" aria-label="Who is gone">
      <Icon svg={absentIcon} />
      <p>
        <b>{text}</b> {safe}
      </p>
      {isMine && first && (
        <div class="notice-actions">
          <button
            type="button"
            class="piece"
            aria-disabled={isUnderWay('request')}
            onClick={() => showDialog('claim')}
          >
            {others.length === 0
              ? say.claimButtons[first](say.nameAt(context.value.names, now.seat))
              : 'Choose'}
          </button>
        </div>
      )}
    </section>
  );
}
