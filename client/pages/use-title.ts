import { useEffect } from 'preact/hooks';

/** Names the page, in the tab and in the history. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Crosstile' : `${title} – Crosstile`;
  }, [title]);
}
