import challengeIcon from 'lucide-static/icons/scale.svg?raw';
import friendIcon from 'lucide-static/icons/users.svg?raw';
import { expect, test } from 'vitest';
import { shapesOf } from '../../../client/panels/icon.tsx';

test('[U27] an icon is drawn with every shape of its file', () => {
  for (const svg of [challengeIcon, friendIcon]) {
    const count = [...svg.matchAll(/<(?!svg|\/|!)/g)].length;
    expect(count).toBeGreaterThan(0);
    expect(shapesOf(svg)).toHaveLength(count);
  }
});

test('[U27] shapes keep their geometry, over lines too', () => {
  const svg = '<svg><circle\n  cx="9"\n  cy="7"\n  r="4"\n/><path d="M1 2h3" /></svg>';
  expect(shapesOf(svg)).toEqual([
    { tag: 'circle', attributes: { cx: '9', cy: '7', r: '4' } },
    { tag: 'path', attributes: { d: 'M1 2h3' } },
  ]);
});

test('[U27] nothing but shapes is taken from a file', () => {
  expect(shapesOf('<svg><script>alert(1)</script><foreignObject/><a href="x"/></svg>')).toEqual([]);
});
