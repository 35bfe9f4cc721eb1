import type { VNode } from 'preact';
import { LocationProvider, Route, Router } from 'preact-iso';
import { DeviceRoute, LearnRoute, ReplayRoute, VerifyRoute } from './pages/lazy-routes.tsx';
import { NewGamePage } from './pages/new-game-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PrivacyPage } from './pages/privacy-page.tsx';
import { RoomPage } from './pages/room-page.tsx';
import { StartPage } from './pages/start-page.tsx';

/** Addresses that are pages; any other is the server's. */
const PAGES = /^\/($|\?|new$|device$|learn$|replay$|verify$|privacy$|r\/)/;

export function App(): VNode {
  return (
    <LocationProvider scope={PAGES}>
      <Router>
        <Route path="/" component={StartPage} />
        <Route path="/new" component={NewGamePage} />
        <Route path="/device" component={DeviceRoute} />
        <Route path="/learn" component={LearnRoute} />
        <Route path="/replay" component={ReplayRoute} />
        <Route path="/verify" component={VerifyRoute} />
        <Route path="/privacy" component={PrivacyPage} />
        <Route path="/r/:id" component={RoomRoute} />
        <Route default component={NotFoundPage} />
      </Router>
    </LocationProvider>
  );
}

/** Another room is another page: nothing of the last one is kept. */
function RoomRoute({ params }: { readonly params?: { readonly id?: string } }): VNode {
  const id = params?.id ?? '';
  return <RoomPage key={id} id={id} />;
}
