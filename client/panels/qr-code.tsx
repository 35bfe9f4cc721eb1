import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { QrPath } from './qr-path.ts';

/**
 * `text` as a QR code, always dark on white so that every camera reads it. What draws it is fetched behind the page;
 * until then, and where it does not come, its place is white.
 */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): VNode {
  const drawn = useSignal<QrPath | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('./qr-path.ts').then(
      ({ qrPath }) => {
        if (isWanted) drawn.value = qrPath(text);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  const { size, path } = drawn.value ?? NOT_DRAWN;
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0d1a1b" />
    </svg>
  );
}

const NOT_DRAWN: QrPath = { size: 1, path: '' };
