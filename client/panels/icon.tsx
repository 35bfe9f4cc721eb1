import { h, type VNode } from 'preact';

/** An icon drawn in the colour of the text, from the text of its SVG file. Names nothing: the control it is in does. */
export function Icon({ svg }: { readonly svg: string }): VNode {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {shapesOf(svg).map(({ tag, attributes }) => h(tag, attributes))}
    </svg>
  );
}

interface Shape {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const drawn = new Map<string, readonly Shape[]>();

/** The shapes of an icon file: each is one empty element, and only the attributes of geometry are taken. */
export function shapesOf(svg: string): readonly Shape[] {
  const known = drawn.get(svg);
  if (known) return known;
  const shapes = [...svg.matchAll(/<(path|circle|line|rect|ellipse|polyline|polygon)\s([^>]*)\/>/g)].map(
    ([, tag = '', text = '']) => ({
      tag,
      attributes: Object.fromEntries(
        [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      ),
    }),
  );
  drawn.set(svg, shapes);
  return shapes;
}
