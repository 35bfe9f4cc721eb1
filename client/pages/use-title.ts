import { useEffect } from 'preact/hooks';

/** Names the page, in the tab and in the history. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Crosstile' : `${title} – Crosstile`;
  }, [title]);
}

let isFirstPage = true;

/**
 * Brings the focus to the heading of a page that takes another one's place, so that it is read out and the keyboard
 * goes on from there. The page that was loaded leaves it to the browser.
 */
export function useFocusOnHeading(): void {
  useEffect(() => {
    if (!isFirstPage) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
}
