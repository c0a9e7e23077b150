import { Button, Stack, useHost, Text } from '@brokerdesk/plugin-sdk';
import { downloadFile, usePrint } from '@brokerdesk/plugin-sdk/documents';
import { Dialog } from '@brokerdesk/plugin-sdk/forms';
import { useMemo } from 'react';
import { createQrCode, type QrCode } from './qrCode.ts';
import { drawQrPng, type QrCaption, writeQrSvg } from './qrFiles.ts';
import { useCopyLink } from './useCopyLink.ts';
import { useText } from '../screens/useText.ts';
import './QrPicture.css';

/** Props of {@link QrSheet}. */
interface QrSheetProps {
  readonly code: QrCode;
  readonly link: string;
  readonly caption: QrCaption;
}

/** Props of {@link QrCodeDialog}. */
export interface QrCodeDialogProps {
  readonly link: string;
  /** What the code leads to, such as the referrer and the template; it stands below the code, also in files. */
  readonly caption: QrCaption;
  readonly onClose: () => void;
}

/** Shows a link as a QR code, which can be saved as a picture and printed. */
export function QrCodeDialog({ link, caption, onClose }: QrCodeDialogProps) {
  const text = useText();
  const { notify } = useHost();
  const copy = useCopyLink();
  const { print, portal } = usePrint();
  const code = useMemo(() => createQrCode(link), [link]);
  const lines = [...caption, link];
  const fileName = `qr-${link.replace(/^https?:\/\//, '').replace(/[^A-Za-z0-9]+/g, '-')}`;

  function savePng() {
    drawQrPng(code, lines).then(
      (blob) => downloadFile(blob, `${fileName}.png`),
      () => notify({ tone: 'error', text: text('links.pngFailed') }),
    );
  }
  function saveSvg() {
    downloadFile(new Blob([writeQrSvg(code, lines)], { type: 'image/svg+xml' }), `${fileName}.svg`);
  }
  return (
    <Dialog
      title={text('links.qrTitle')}
      size="medium"
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={() => copy(link)}>{text('links.copy')}</Button>
          <Button onClick={savePng}>{text('links.png')}</Button>
          <Button onClick={saveSvg}>{text('links.svg')}</Button>
          <Button onClick={() => print(<QrSheet code={code} link={link} caption={caption} />)}>
            {text('links.print')}
          </Button>
          <Button intent="primary" data-first onClick={onClose}>
            {text('links.close')}
          </Button>
        </>
      }
    >
      <Stack gap={8} className="templates-qr">
        <QrPicture code={code} label={text('links.qrLabel', { link })} />
        <QrCaptionLines link={link} caption={caption} />
      </Stack>
      {portal}
    </Dialog>
  );
}

/** A QR code on paper. Clients see it, so it does not say who printed it, unlike a `PrintSheet`. */
function QrSheet({ code, link, caption }: QrSheetProps) {
  return (
    <div className="templates-qr-sheet">
      <QrPicture code={code} label={link} />
      <QrCaptionLines link={link} caption={caption} />
    </div>
  );
}

/** The lines below a QR code: what it leads to, and the link itself. */
function QrCaptionLines({ link, caption }: { readonly link: string; readonly caption: QrCaption }) {
  return (
    <>
      {caption.map((line, index) => (
        <Text key={line} as="p" bold={index === 0}>
          {line}
        </Text>
      ))}
      <Text as="p" tone="neutral" size="table">
        {link}
      </Text>
    </>
  );
}

/** A QR code, black on white in every theme. */
function QrPicture({ code: { size, path }, label }: { readonly code: QrCode; readonly label: string }) {
  return (
    <svg className="templates-qr-picture" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  );
}
