import type { VNode } from 'preact';
import { LocationProvider, Route, Router } from 'preact-iso';
import { Guard } from './failure/guard.tsx';
import { PAGES } from './pages/addresses.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import {
  devicePart,
  learnPart,
  newGamePart,
  privacyPart,
  replayPart,
  verifyPart,
} from './pages/page-parts.ts';
import { roomPart } from './pages/room-part.ts';
import { StartPage } from './pages/start-page.tsx';
import { pageOf } from './parts/part-page.tsx';

const DevicePage = pageOf(devicePart);
const LearnPage = pageOf(learnPart);
const NewGamePage = pageOf(newGamePart);
const PrivacyPage = pageOf(privacyPart);
const ReplayPage = pageOf(replayPart);
const RoomPage = pageOf(roomPart);
const VerifyPage = pageOf(verifyPart);

export function App(): VNode {
  return (
    <Guard>
      <LocationProvider scope={PAGES}>
        <Router>
          <Route path="/" component={StartPage} />
          <Route path="/new" component={NewGamePage} />
          <Route path="/device" component={DevicePage} />
          <Route path="/learn" component={LearnPage} />
          <Route path="/replay" component={ReplayPage} />
          <Route path="/verify" component={VerifyPage} />
          <Route path="/privacy" component={PrivacyPage} />
          <Route path="/r/:id" component={RoomRoute} />
          <Route default component={NotFoundPage} />
        </Router>
      </LocationProvider>
    </Guard>
  );
}

/** Another room is another page: nothing of the last one is kept. */
function RoomRoute({ params }: { readonly params?: { readonly id?: string } }): VNode {
  const id = params?.id ?? '';
  return <RoomPage key={id} id={id} />;
}
