import type { QrCode } from './qrCode.ts';
import './QrPicture.css';

/** A QR code, black on white in every theme. */
export function QrPicture({ code: { size, path }, label }: { readonly code: QrCode; readonly label: string }) {
  return (
    <svg className="templates-qr-picture" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  );
}
