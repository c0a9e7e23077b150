// Spreadsheets save csv in the encoding of their country: Excel in Hong Kong as Big5, on the mainland as GB18030. The
// bytes do not name it. What is valid UTF-8 is UTF-8; between the other two the second bytes decide.

/** The encodings of csv files, as `TextDecoder` names them. */
export const csvEncodings = ['utf-8', 'gb18030', 'big5', 'utf-16le', 'utf-16be'] as const;

/** An encoding of a csv file. */
export type CsvEncoding = (typeof csvEncodings)[number];

const marks: readonly { readonly encoding: CsvEncoding; readonly bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** The text of a file in one encoding. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: CsvEncoding;
}

/** Returns the text of a file with the encoding that it has, or undefined if it is not a text in a known encoding. */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  return listDecodings(bytes)[0];
}

/** Returns the text of a file in each encoding that it may have, the likeliest first. */
export function listDecodings(bytes: Uint8Array): readonly DecodedText[] {
  const mark = marks.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
  const certain = mark?.encoding ?? 'utf-8';
  const text = decodeAs(bytes, certain);
  if (text !== undefined) return isText(text) ? [{ text, encoding: certain }] : [];
  return (mark ? [] : byShareOfBig5(bytes)).flatMap((encoding) => {
    const guess = decodeAs(bytes, encoding);
    return guess !== undefined && isText(guess) ? [{ text: guess, encoding }] : [];
  });
}

function isText(text: string): boolean {
  return !text.includes('\0');
}

/** Returns the text of a file in an encoding, without its mark, or undefined if the bytes are not valid in it. */
export function decodeAs(bytes: Uint8Array, encoding: CsvEncoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** In Big5, about four of ten characters end with a byte below 0x80; in GB18030, characters in common use never do. */
function byShareOfBig5(bytes: Uint8Array): readonly CsvEncoding[] {
  let pairs = 0;
  let lowEnds = 0;
  for (let at = 0; at < bytes.length - 1; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    pairs += 1;
    at += 1;
    if ((bytes[at] ?? 0) < 0x80) lowEnds += 1;
  }
  return lowEnds > pairs / 10 ? ['big5', 'gb18030'] : ['gb18030', 'big5'];
}
