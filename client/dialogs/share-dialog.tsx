import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { Invites } from '../panels/invites.tsx';
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
  if (current.private) return <InvitesDialog id={current.id} title={current.name || 'Crosstile'} />;
  const link = roomLink(current.id);
  return (
    <Dialog
      title={say.links.roomLink}
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

/** In a private room a link is for one person, and the host's to make. */
function InvitesDialog({ id, title }: { readonly id: string; readonly title: string }): VNode {
  const { invites, hostInvites } = say.links;
  const isHost = room.value?.invites !== null;
  return (
    <Dialog title={invites.title} lead={isHost ? invites.text : hostInvites} onClose={closeDialog}>
      {isHost && <Invites room={id} title={title} />}
    </Dialog>
  );
}
