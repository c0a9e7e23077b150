export const en = {
  links: {
    copy: 'Copy link',
    copied: 'The link has been copied.',
    copyFailed: 'The browser did not allow copying. Select the link and copy it: {{link}}',
    qr: 'QR code',
    qrTitle: 'QR code of the link',
    qrLabel: 'QR code for {{link}}',
    png: 'Save as PNG',
    svg: 'Save as SVG',
    print: 'Print',
    close: 'Close',
    pngFailed: 'The picture could not be made. Save the code as SVG instead.',
  },
} as const;
