import { QrCaptionLines } from './QrCaptionLines.tsx';
import type { QrCode } from './qrCode.ts';
import type { QrCaption } from './qrFiles.ts';
import { QrPicture } from './QrPicture.tsx';

/** Props of {@link QrSheet}. */
export interface QrSheetProps {
  readonly code: QrCode;
  readonly link: string;
  readonly caption: QrCaption;
}

/** A QR code on paper. Clients see it, so it does not say who printed it, unlike a `PrintSheet`. */
export function QrSheet({ code, link, caption }: QrSheetProps) {
  return (
    <div className="templates-qr-sheet">
      <QrPicture code={code} label={link} />
      <QrCaptionLines link={link} caption={caption} />
    </div>
  );
}
