import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Part } from './part.ts';
import { AGAIN_AFTER } from './run-soon.ts';
import { whenBack } from './when-back.ts';

interface PartHereProps<Props> {
  readonly part: Part<Props>;
  readonly props: Props;
  /** What stands in its place where it did not come. */
  readonly lost?: VNode | null;
}

/** A part in the middle of a page; nothing until it is here. Where nothing says that it did not come, it is asked for again. */
export function PartHere<Props extends object>({
  part,
  props,
  lost = null,
}: PartHereProps<Props>): VNode | null {
  useEffect(() => void part.fetch(), []);
  const isMissed = part.isLost.value && lost === null;
  useEffect(() => (isMissed ? whenBack(part.fetch, AGAIN_AFTER) : undefined), [isMissed]);
  const now = part.here.value;
  if (now !== null) return <now.Show {...props} />;
  return part.isLost.value ? lost : null;
}
