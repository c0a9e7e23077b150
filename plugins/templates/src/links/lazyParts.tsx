// What the list shows on request is fetched then.
import { lazyPart } from '@brokerdesk/plugin-sdk';

/** The QR code of a link. */
export const QrCodeDialog = lazyPart(async () => (await import('./QrCodeDialog.tsx')).QrCodeDialog);
