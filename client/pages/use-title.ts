import { useEffect, useLayoutEffect } from 'preact/hooks';

/** Names the page, in the tab and in the history. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Crosstile' : `${title} – Crosstile`;
  }, [title]);
}

let isFirstPage = true;

/**
 * Brings the focus to the heading of a page that takes another one's place, so that it is read out and the keyboard
 * goes on from there. The page that was loaded leaves it to the browser. It comes with the page: later, it would be taken
 * from a field that one types into already.
 */
export function useFocusOnHeading(): void {
  useLayoutEffect(() => {
    if (!isFirstPage) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
}
