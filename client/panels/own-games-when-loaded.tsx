import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { LostWays } from '../parts/lost-ways.tsx';
import { partOf } from '../parts/part.ts';
import { PartHere } from '../parts/part-here.tsx';
import { deviceKeep } from '../state/storage.ts';

const ownGamesPart = partOf(async () => (await import('./own-games.tsx')).OwnGames);

/** The games of this device; what lists them is fetched where there are any. */
export function OwnGamesWhenLoaded(): VNode | null {
  if (deviceKeep.get('rooms') === null) return null;
  return <PartHere part={ownGamesPart} props={{}} lost={<Lost />} />;
}

function Lost(): VNode {
  return (
    <section class="own-games" aria-labelledby="own-games">
      <h2 id="own-games">{say.start.ownGames}</h2>
      <LostWays onAgain={ownGamesPart.fetch} />
    </section>
  );
}
