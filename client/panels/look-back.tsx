import { useSignal } from '@preact/signals';
import pictureIcon from 'lucide-static/icons/image.svg?raw';
import replayIcon from 'lucide-static/icons/play.svg?raw';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { say } from '../i18n/sentences.ts';
import { type FileFailure, finishedFile } from '../net/finished-file.ts';
import { Icon } from './icon.tsx';
import { ProblemNotice } from './problem-notice.tsx';

/** What looks back on a game is fetched when there is one to look back on. */
export const loadStory = () => import('../after/game-story.tsx');
const loadPicture = () => import('../after/picture-dialog.tsx');

type Story = { readonly Part: ComponentType } | 'loading' | 'lost';

/** How the game went, as soon as it is here. */
export function StoryWhenLoaded(): VNode {
  const story = useSignal<Story>('loading');
  const load = async (): Promise<void> => {
    story.value = 'loading';
    story.value = await loadStory().then(
      ({ GameStory }) => ({ Part: GameStory }),
      () => 'lost' as const,
    );
  };
  useEffect(() => void load(), []);

  const now = story.value;
  if (now === 'loading') return <div class="story-place" />;
  if (now !== 'lost') return <now.Part />;
  return (
    <button type="button" class="text-button" onClick={load}>
      {say.lookBack.story}
    </button>
  );
}

/** The ways to step through a finished game, and to a picture of it. */
export function LookBack({ room, game }: { readonly room: string; readonly game: number }): VNode {
  const { route } = useLocation();
  const problem = useSignal<FileFailure | null>(null);
  const picture = useSignal<{ readonly Part: ComponentType<{ onClose: () => void }> } | null>(null);

  const attempt = async (act: () => Promise<FileFailure | null>): Promise<void> => {
    problem.value = null;
    problem.value = await act().catch(() => ({ code: 'net/offline' as const }));
  };
  const replay = async (): Promise<FileFailure | null> => {
    const [file, { openText }] = await Promise.all([finishedFile(room, game), import('../replay/opener.ts')]);
    if (!file.ok) return file.error;
    openText(file.value.text);
    route('/replay');
    return null;
  };
  const draw = async (): Promise<null> => {
    picture.value = { Part: (await loadPicture()).PictureDialog };
    return null;
  };

  const shown = picture.value;
  return (
    <>
      <button type="button" class="piece quiet" onClick={() => attempt(replay)}>
        <Icon svg={replayIcon} />
        {say.lookBack.replay}
      </button>
      <button type="button" class="piece quiet" onClick={() => attempt(draw)}>
        <Icon svg={pictureIcon} />
        {say.lookBack.picture}
      </button>
      <ProblemNotice problem={problem.value} />
      {shown && <shown.Part onClose={() => (picture.value = null)} />}
    </>
  );
}
