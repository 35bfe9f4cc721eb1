import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { QrCode } from './qr-code.tsx';
import { ShareLink } from './share-link.tsx';

interface TokenLinkProps {
  readonly link: string;
  readonly title: string;
  /** What the link is, and what its picture is. */
  readonly name: string;
  readonly qrName: string;
  readonly note: string;
}

/** A link that works once: to send, or to be scanned. */
export function TokenLink({ link, title, name, qrName, note }: TokenLinkProps): VNode {
  return (
    <div class="token-link">
      <ShareLink link={link} title={title} label={name} />
      <div class="qr-card">
        <QrCode text={link} label={qrName} />
        {say.links.scan}
      </div>
      <p class="soft">{note}</p>
    </div>
  );
}
