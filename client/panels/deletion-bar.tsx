import type { VNode } from 'preact';
import { PartHere } from '../parts/part-here.tsx';
import { openRequest } from '../state/requests.ts';
import { requestPart } from './panel-parts.ts';

/** In a room where no game runs: whether it is to be deleted, which is all that is asked there. */
export function DeletionBar(): VNode | null {
  const open = openRequest.value;
  return open?.want.kind === 'delete' ? <PartHere part={requestPart} props={{ open }} /> : null;
}
