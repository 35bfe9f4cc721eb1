import { render, type VNode } from 'preact';
import { expect, test } from 'vitest';
import { useFocusOnHeading } from '../../../client/pages/use-title.ts';
import { useDrawing } from '../support/small-page.ts';

useDrawing();

test('[U164] the heading of a page that takes another one’s place has the focus as soon as it is there', () => {
  const focused: string[] = [];
  const notes = (title: string) => (heading: HTMLElement | null) => {
    if (heading !== null) heading.focus = () => void focused.push(title);
  };
  function First(): VNode {
    useFocusOnHeading();
    return <h1 ref={notes('first')}>Opening</h1>;
  }
  function Second(): VNode {
    useFocusOnHeading();
    return <h1 ref={notes('second')}>Ida invites you</h1>;
  }
  render(<First />, document.body);
  expect(focused).toEqual([]);
  render(<Second />, document.body);
  expect(focused).toEqual(['second']);
});
