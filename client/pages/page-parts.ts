import { partOf } from '../parts/part.ts';

/** What the first page does without, by what it is for; each is fetched when somebody goes there, or before. */
export const learnPart = partOf(async () => (await import('./learn-page.tsx')).LearnPage);
export const newGamePart = partOf(async () => (await import('./new-game-page.tsx')).NewGamePage);
export const devicePart = partOf(async () => (await import('./device-page.tsx')).DevicePage);
export const replayPart = partOf(async () => (await import('./replay-page.tsx')).ReplayPage);
export const verifyPart = partOf(async () => (await import('./verify-page.tsx')).VerifyPage);
export const privacyPart = partOf(async () => (await import('./privacy-page.tsx')).PrivacyPage);
