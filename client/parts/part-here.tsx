import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Part } from './part.ts';

interface PartHereProps<Props> {
  readonly part: Part<Props>;
  readonly props: Props;
  /** What stands in its place where it did not come. */
  readonly lost?: VNode | null;
}

/** A part in the middle of a page; nothing until it is here. */
export function PartHere<Props extends object>({
  part,
  props,
  lost = null,
}: PartHereProps<Props>): VNode | null {
  useEffect(() => void part.fetch(), []);
  const now = part.here.value;
  if (now !== null) return <now.Show {...props} />;
  return part.isLost.value ? lost : null;
}
