import { render } from 'preact';
import { isPageBroken } from '../state/page-broken.ts';
import { FailureBar } from './failure-bar.tsx';

/**
 * Says over the page that something has failed which nothing caught, until the function that comes back is called. It
 * is drawn by itself: of the page it is not known what still draws.
 */
export function followFailures(): () => void {
  const place = document.createElement('div');
  document.body.append(place);
  const hide = (): void => render(null, place);
  const tell = (error: unknown): void => {
    // What is no error of a script is a browser's remark, or of another site, which tells no more.
    if (error instanceof Error && !isPageBroken.peek()) render(<FailureBar onClose={hide} />, place);
  };
  const onError = ({ error }: ErrorEvent): void => tell(error);
  const onRejection = ({ reason }: PromiseRejectionEvent): void => tell(reason);
  globalThis.addEventListener('error', onError);
  globalThis.addEventListener('unhandledrejection', onRejection);
  return () => {
    globalThis.removeEventListener('error', onError);
    globalThis.removeEventListener('unhandledrejection', onRejection);
    hide();
    place.remove();
  };
}
