import type { RowAction } from '@brokerdesk/plugin-sdk';
import { useCallback } from 'react';
import { QrCodeDialog } from './lazyParts.tsx';
import type { QrCaption } from './qrFiles.ts';
import { useCopyLink } from './useCopyLink.ts';
import { useText } from '../screens/useText.ts';

/** Returns the actions for a link in the menu of a row; `caption` stands below its QR code. */
export function useLinkActions(): (link: string, caption: QrCaption) => readonly RowAction[] {
  const text = useText();
  const copy = useCopyLink();
  return useCallback(
    (link, caption) => [
      { id: 'copyLink', label: text('links.copy'), run: () => copy(link) },
      {
        id: 'qr',
        label: text('links.qr'),
        dialog: (close) => <QrCodeDialog link={link} caption={caption} onClose={close} />,
      },
    ],
    [text, copy],
  );
}
