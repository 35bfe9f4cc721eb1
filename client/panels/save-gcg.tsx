import { useSignal } from '@preact/signals';
import gcgIcon from 'lucide-static/icons/file-text.svg?raw';
import type { VNode } from 'preact';
import type { Problem } from '../../engine/protocol/api.ts';
import type { TextFile } from '../net/gcg-file.ts';
import { Icon } from './icon.tsx';
import { ProblemNotice } from './problem-notice.tsx';

/** Saves a finished game in the notation of other programs. */
export function SaveGcg({ room, game }: { readonly room: string; readonly game: number }): VNode {
  const isBusy = useSignal(false);
  const problem = useSignal<Pick<Problem, 'code'> | null>(null);

  const onPress = async (): Promise<void> => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    problem.value = await saveGcg(room, game);
    isBusy.value = false;
  };

  return (
    <>
      <button type="button" class="piece quiet" aria-disabled={isBusy.value} onClick={onPress}>
        <Icon svg={gcgIcon} />
        Save as GCG
      </button>
      <ProblemNotice problem={problem.value} />
    </>
  );
}

async function saveGcg(room: string, game: number): Promise<Pick<Problem, 'code'> | null> {
  try {
    // What writes the notation is fetched when it is asked for: few pages ever need it.
    const { readGcgFile } = await import('../net/gcg-file.ts');
    const file = await readGcgFile(room, game);
    if (!file.ok) return file.error;
    save(file.value);
    return null;
  } catch {
    return { code: 'net/offline' };
  }
}

function save({ name, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it behind this press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
