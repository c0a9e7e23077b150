import { Text } from '@brokerdesk/plugin-sdk';
import type { QrCaption } from './qrFiles.ts';

/** The lines below a QR code: what it leads to, and the link itself. */
export function QrCaptionLines({ link, caption }: { readonly link: string; readonly caption: QrCaption }) {
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
