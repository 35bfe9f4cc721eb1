import type { VNode } from 'preact';
import { QrCode } from '../panels/qr-code.tsx';
import { roomLink } from '../panels/room-link.ts';
import { ShareLink } from '../panels/share-link.tsx';
import { closeDialog } from '../state/open-dialog.ts';
import { room } from '../state/room-state.ts';
import { Dialog } from './dialog.tsx';

/** The room's link, to send or to scan. */
export function ShareDialog(): VNode | null {
  const current = room.value;
  if (current === null) return null;
  const link = roomLink(current.id);
  return (
    <Dialog
      title="Link to this room"
      lead="Whoever opens it takes a free seat, or watches. Racks stay hidden from watchers."
      onClose={closeDialog}
    >
      <ShareLink link={link} title={current.name || 'Crosstile'} />
      <div class="qr-card">
        <QrCode text={link} label="The link as a QR code" />
        or let them scan it
      </div>
    </Dialog>
  );
}
