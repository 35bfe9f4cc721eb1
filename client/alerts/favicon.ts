const PLAIN = '/favicon.svg';
const YOUR_TURN = '/favicon-turn.svg';

/** The page's sign in the browser's tabs: with a mark while it is the viewer's turn. */
export function markFavicon(isMine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = isMine ? YOUR_TURN : PLAIN;
  if (link && link.getAttribute('href') !== wanted) link.setAttribute('href', wanted);
}
