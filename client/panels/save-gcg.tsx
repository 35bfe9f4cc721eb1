import { useSignal } from '@preact/signals';
import gcgIcon from 'lucide-static/icons/file-text.svg?raw';
import type { VNode } from 'preact';
import { err, ok, type Result } from '../../engine/base/result.ts';
import { seat } from '../../engine/base/units.ts';
import { say } from '../i18n/sentences.ts';
import { type FileFailure, finishedFile } from '../net/finished-file.ts';
import { saveFile, type TextFile } from '../net/save-file.ts';
import { context } from '../state/people.ts';
import { room, steps } from '../state/room-state.ts';
import { Icon } from './icon.tsx';
import { ProblemNotice } from './problem-notice.tsx';

/** Saves a finished game in the notation of other programs. */
export function SaveGcg({ room: id, game }: { readonly room: string; readonly game: number }): VNode {
  return <SaveButton look="piece quiet" file={() => finishedFile(id, game)} />;
}

/** Saves the game under way as its viewer sees it: other racks are not in it. */
export function SaveGcgSoFar(): VNode | null {
  return (
    <SaveButton
      look="text-button"
      file={async () => {
        const { gcgFileSeen } = await import('../net/gcg-file.ts');
        const current = room.peek();
        if (current === null) return err({ code: 'room/unavailable' });
        const { names } = context.peek();
        const told = current.seats.map((_, index) => say.nameAt(names, seat(index)));
        return ok(gcgFileSeen(current, told, steps.peek()));
      }}
    />
  );
}

interface SaveButtonProps {
  readonly look: string;
  /** Made when it is asked for; rejects where it cannot be. */
  readonly file: () => Promise<Result<TextFile, FileFailure>>;
}

function SaveButton({ look, file }: SaveButtonProps): VNode {
  const isBusy = useSignal(false);
  const problem = useSignal<FileFailure | null>(null);

  const onPress = async (): Promise<void> => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    problem.value = await save(file);
    isBusy.value = false;
  };

  return (
    <>
      <button type="button" class={look} aria-disabled={isBusy.value} onClick={onPress}>
        <Icon svg={gcgIcon} />
        Save as GCG
      </button>
      <ProblemNotice problem={problem.value} />
    </>
  );
}

async function save(file: SaveButtonProps['file']): Promise<FileFailure | null> {
  try {
    const made = await file();
    if (!made.ok) return made.error;
    saveFile(made.value);
    return null;
  } catch {
    return { code: 'net/offline' };
  }
}
