/** The colours of the page as it looks now, for what is drawn outside of its styles; by the name of their role. */
export type Palette = (role: string) => string;

/** Calls `draw` while the roles can be asked for. */
export function withPalette<T>(draw: (palette: Palette) => T): T {
  const probe = document.createElement('span');
  document.body.append(probe);
  try {
    return draw((role) => {
      // A role may be a pair for day and night: only what is styled by it knows which of them holds.
      probe.style.color = `var(--${role})`;
      return getComputedStyle(probe).color;
    });
  } finally {
    probe.remove();
  }
}

/** The families of a font role, as a canvas takes them. */
export const familyOf = (role: 'font-print' | 'font-read'): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${role}`).trim() || 'serif';
