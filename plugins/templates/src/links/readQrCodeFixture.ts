// What a camera reads in a picture of a QR code, for tests here and in the browser.
import decodeQR from 'qr/decode.js';

/** A picture: four bytes for each pixel, line after line. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Returns the text of the QR code in a picture. */
export function readQrCode(picture: Pixels): string {
  return decodeQR(picture);
}
