import type { VNode } from 'preact';

/** The mark, as a link to the start page. `named` also writes the name beside it. */
export function BrandMark({ named = true }: { readonly named?: boolean }): VNode {
  return (
    <a class="mark" href="/" aria-label="Crosstile, start page">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <g class="mark-tile">
          <rect x="2" y="2" width="16" height="16" rx="2" />
          <rect x="22" y="22" width="16" height="16" rx="2" />
          <rect x="2" y="22" width="16" height="16" rx="2" />
        </g>
        <rect class="mark-act" x="22" y="2" width="16" height="16" rx="2" transform="rotate(9 30 10)" />
      </svg>
      {named && <span class="mark-name">Crosstile</span>}
    </a>
  );
}
