// Files that cannot be attached to a notice, by what is wrong with them: type, content, size, name.

/** A file that is refused. */
export interface BadAttachment {
  /** The problem with it. */
  readonly what: string;
  readonly file: File;
}

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const png = '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR';
const megabyte = 1024 ** 2;

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

function makeFile(name: string, content: string, size = 0): File {
  const bytes = bytesOf(content);
  const padding = new Uint8Array(Math.max(0, size - bytes.byteLength));
  return new File([bytes, padding], name);
}

const otherTypes = [
  'exe',
  'svg',
  'html',
  'docx',
  'xlsx',
  'zip',
  'gif',
  'webp',
  'heic',
  'txt',
  'js',
  'mp4',
  'json',
  'bmp',
  'rtf',
  'csv',
];

/** The content of files whose names promise something else. */
const disguised: readonly (readonly [what: string, content: string])[] = [
  ['a program', 'MZ\u0090\u0000\u0003\u0000\u0000\u0000'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a text', 'Our branches open at nine.'],
  ['an archive', 'PK\u0003\u0004\u0014\u0000\u0000\u0000'],
  ['a moving picture', 'GIF89a\u0001\u0000\u0001\u0000'],
  ['nothing known', '\u0001\u0002\u0003\u0004\u0005\u0006\u0007'],
];

const badNames = [
  '.hidden.pdf',
  ' leading.pdf',
  'a/b.pdf',
  'a\\b.pdf',
  'a:b.pdf',
  'what?.pdf',
  'all*.pdf',
  'a|b.pdf',
  'a<b>.pdf',
  'a"b.pdf',
  'ring\u0007.pdf',
  'turn\u202Efdp.pdf',
  'zero\u200Bwidth.pdf',
  'soft\u00ADhyphen.pdf',
  `${'long'.repeat(40)}.pdf`,
];

/** More than a hundred files that cannot be attached. */
export const badAttachments: readonly BadAttachment[] = [
  ...otherTypes.flatMap((type) => [
    { what: `of type ${type}`, file: makeFile(`file.${type}`, 'content') },
    { what: `a PDF named .${type}`, file: makeFile(`fees.${type}`, pdf) },
    { what: `of type ${type} in capitals`, file: makeFile(`FILE.${type.toUpperCase()}`, 'content') },
  ]),
  ...['pdf', 'png', 'jpg', 'jpeg'].flatMap((type) =>
    disguised.map(([what, content]) => ({ what: `${what} named .${type}`, file: makeFile(`fees.${type}`, content) })),
  ),
  { what: 'a PDF named .png', file: makeFile('fees.png', pdf) },
  { what: 'a PDF named .jpg', file: makeFile('fees.jpg', pdf) },
  { what: 'a picture named .pdf', file: makeFile('fees.pdf', png) },
  ...['pdf', 'png', 'jpg', 'jpeg'].map((type) => ({ what: `an empty .${type}`, file: makeFile(`empty.${type}`, '') })),
  ...['pdf', 'PDF'].flatMap((type) =>
    [1, megabyte, 4 * megabyte].map((excess) => ({
      what: `a .${type} ${excess} bytes too large`,
      file: makeFile(`large.${type}`, pdf, 5 * megabyte + excess),
    })),
  ),
  { what: 'without a type', file: makeFile('fees', pdf) },
  { what: 'with a dot at the end', file: makeFile('fees.pdf.', pdf) },
  { what: 'with two types', file: makeFile('fees.pdf.exe', pdf) },
  { what: 'only a type', file: makeFile('.pdf', pdf) },
  ...badNames.map((name) => ({ what: `named ${JSON.stringify(name)}`, file: makeFile(name, pdf) })),
];
