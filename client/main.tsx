import '@fontsource-variable/besley/wght.css';
import '@fontsource-variable/schibsted-grotesk/wght.css';
import './style/index.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepOfflineCopy } from './net/offline-copy.ts';
import { runSoon } from './parts/run-soon.ts';
import { whenIdle } from './parts/when-idle.ts';
import { followLook } from './state/settings.ts';

followLook();
const root = document.getElementById('app');
if (root) render(<App />, root);
keepOfflineCopy();
whenIdle(() => runSoon(async () => (await import('./failure/follow-failures.tsx')).followFailures));
