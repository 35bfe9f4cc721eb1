import { partOf } from '../parts/part.ts';

/** What is read aloud of a room and its game. */
export const aloudPart = partOf(async () => (await import('./aloud.tsx')).Aloud);

/** What a room says and asks before its game, when there is something. */
export const toastPart = partOf(async () => (await import('./toast.tsx')).Toast);
export const requestPart = partOf(async () => (await import('./request-bar.tsx')).RequestBar);
export const nameFormPart = partOf(async () => (await import('./name-form.tsx')).NameForm);
