import type { VNode } from 'preact';
import { BrandMark } from '../panels/brand-mark.tsx';
import { RoomBar } from '../panels/room-bar.tsx';

/** The head of a room's pages other than the table. */
export function RoomHead(): VNode {
  return (
    <header class="page-head">
      <BrandMark />
      <RoomBar />
    </header>
  );
}
