import { useSignal } from '@preact/signals';
import saveIcon from 'lucide-static/icons/download.svg?raw';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Problem } from '../../engine/protocol/api.ts';
import { say } from '../i18n/sentences.ts';
import { saveFile } from '../net/save-file.ts';
import { Icon } from '../panels/icon.tsx';
import { ProblemNotice } from '../panels/problem-notice.tsx';
import { game, room } from '../state/room-state.ts';
import type { RoomCheck } from '../verify/room-check.ts';
import { Dialog } from './dialog.tsx';

type State =
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly problem: Pick<Problem, 'code'> }
  | {
      readonly status: 'done';
      readonly check: RoomCheck;
      readonly List: ComponentType<Pick<RoomCheck, 'report'>>;
    };

/** Gets the record of the game that is over, plays it again here and tells what came of it. */
export function VerifyDialog({ onClose }: { readonly onClose: () => void }): VNode {
  const state = useSignal<State>({ status: 'busy' });
  const now = state.value;

  const check = async (): Promise<void> => {
    state.value = { status: 'busy' };
    state.value = await verify();
  };
  useEffect(() => void check(), []);

  return (
    <Dialog title={say.fairDraw.verify} lead={say.fairDraw.verifyLead} isText={true} onClose={onClose}>
      <p class={verdictLook(now)} role="status">
        {now.status === 'busy' && say.fairDraw.busy}
        {now.status === 'done' && now.check.verdict}
      </p>
      {now.status === 'done' && <now.List report={now.check.report} />}
      {now.status === 'failed' && <ProblemNotice problem={now.problem} />}
      <div class="sheet-actions">
        {now.status === 'failed' && (
          <button type="button" class="piece" onClick={check}>
            {say.fairDraw.again}
          </button>
        )}
        {now.status === 'done' && (
          <button type="button" class="piece quiet" onClick={() => saveFile(now.check.file)}>
            <Icon svg={saveIcon} />
            {say.fairDraw.save}
          </button>
        )}
        <button type="button" class="piece quiet" onClick={onClose}>
          {say.fairDraw.close}
        </button>
      </div>
    </Dialog>
  );
}

function verdictLook(state: State): string {
  if (state.status !== 'done') return '';
  return state.check.report.holds ? 'finding-verdict' : 'finding-verdict differs';
}

/** What verifies is fetched when it is asked for: it plays whole games. */
async function verify(): Promise<State> {
  const [current, over] = [room.peek(), game.peek()];
  if (current === null || over === null) return { status: 'failed', problem: { code: 'room/unavailable' } };
  try {
    const [{ checkRoomGame }, { CheckList }] = await Promise.all([
      import('../verify/room-check.ts'),
      import('../verify/check-list.tsx'),
    ]);
    const checked = await checkRoomGame({ room: current, game: over });
    return checked.ok
      ? { status: 'done', check: checked.value, List: CheckList }
      : { status: 'failed', problem: checked.error };
  } catch {
    return { status: 'failed', problem: { code: 'net/offline' } };
  }
}
