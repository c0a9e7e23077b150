// Files that are refused as opening-form templates, for tests.

import type { OpeningFormPdfProblem } from '@brokerdesk/plugin-sdk/api';
import { en } from '../../locales/en.ts';

/** A file that the browser or the server refuses. */
export interface MalformedPdf {
  readonly name: string;
  /** Makes the file, from the name of one that the broker has. */
  readonly makeFile: (existingName: string) => File;
  /** What the browser says before it is sent. */
  readonly inBrowser: string | RegExp;
  /** The server's code, and the rule of an `E0014`. */
  readonly code: 'E0013' | 'E0014';
  readonly rule?: string;
  /** Whether the server says the same, word by word. */
  readonly isContent?: boolean;
}

const { tooManyPages, ...texts } = en.pdfProblem;
const pdfProblem = { ...texts, tooManyPages: tooManyPages.replace('{{count}}', '300') };
const nameText = 'The only symbols that the name can contain are “_” and “-”.';

/** Files whose content, name or size is wrong. */
export const malformedPdfs: readonly MalformedPdf[] = [
  {
    name: 'an empty file',
    makeFile: () => file('', 'empty.pdf'),
    inBrowser: 'The file is empty.',
    code: 'E0014',
    rule: 'empty',
  },
  {
    name: 'a file above the limit',
    makeFile: () => file(makePdf().padEnd(10 * 1024 ** 2 + 1), 'large.pdf'),
    inBrowser: /^The file is .+; the limit is .+\.$/,
    code: 'E0013',
  },
  {
    name: 'a blank in the name',
    makeFile: () => file(makePdf(), 'form 1.pdf'),
    inBrowser: nameText,
    code: 'E0014',
    rule: 'name',
  },
  {
    name: 'a dot in the name',
    makeFile: () => file(makePdf(), 'form.v2.pdf'),
    inBrowser: nameText,
    code: 'E0014',
    rule: 'name',
  },
  {
    name: 'brackets in the name',
    makeFile: () => file(makePdf(), 'form(1).pdf'),
    inBrowser: nameText,
    code: 'E0014',
    rule: 'name',
  },
  {
    name: 'a Word document',
    makeFile: () => file('PK', 'form.docx'),
    inBrowser: 'Only PDF can be uploaded.',
    code: 'E0014',
    rule: 'type',
  },
  {
    name: 'a name that is taken, in capitals',
    makeFile: (existingName) => file(makePdf(), existingName.toUpperCase()),
    inBrowser: 'A file with this name already exists.',
    code: 'E0014',
    rule: 'unique',
  },
  {
    name: 'a picture with the name of a PDF',
    makeFile: () => new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], 'picture.pdf'),
    inBrowser: pdfProblem.type,
    code: 'E0014',
    rule: 'type',
    isContent: true,
  },
  {
    name: 'a web page',
    makeFile: () => file('<html><body>Form</body></html>', 'page.pdf'),
    inBrowser: pdfProblem.type,
    code: 'E0014',
    rule: 'type',
    isContent: true,
  },
  content('a damaged document', 'unreadable', () => '%PDF-1.7\nnothing to read'),
  content('a document that was cut off', 'unreadable', () => makePdf().slice(0, 60)),
  content('a document whose pages are missing', 'unreadable', () => makePdf().replace(/3 0 obj.*endobj/, '')),
  content('a document without pages', 'noPages', () => makePdf({ pages: 0 })),
  content('a document of 301 pages', 'tooManyPages', () => makePdf({ pages: 301 })),
  content('a document with a password', 'locked', () =>
    makePdf({ objects: [encryption], trailer: '/Encrypt 900 0 R/ID[<00112233445566778899AABBCCDDEEFF><00>]' }),
  ),
  content('a form of the XFA kind only', 'xfa', () =>
    makePdf({
      catalog: '/AcroForm<</Fields[]/XFA 901 0 R>>/NeedsRendering true',
      objects: ['901 0 obj<</Length 9>>stream\n<xdp></x>\nendstream endobj'],
    }),
  ),
  content('a script that runs when it is opened', 'script', () => makePdf({ catalog: `/OpenAction${script}` })),
  content('a script of the document', 'script', () =>
    makePdf({ catalog: `/Names<</JavaScript<</Names[(start)${script}]>>>>` }),
  ),
  content('a script that runs when it is closed', 'script', () => makePdf({ catalog: `/AA<</WC${script}>>` })),
  content('a script of a page', 'script', () => makePdf({ page: `/AA<</O${script}>>` })),
  content('a script of a field', 'script', () =>
    makePdf({
      catalog: '/AcroForm<</Fields[902 0 R]>>',
      page: '/Annots[902 0 R]',
      objects: [`902 0 obj<</Type/Annot/Subtype/Widget/T(name)/FT/Tx/Rect[0 0 9 9]/AA<</K${script}>>>>endobj`],
    }),
  ),
  content('a file within the document', 'embeddedFile', () =>
    makePdf({ catalog: '/Names<</EmbeddedFiles<</Names[(a.exe) 903 0 R]>>>>', objects: attachment }),
  ),
  content('a file on a page', 'embeddedFile', () =>
    makePdf({
      page: '/Annots[<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS 903 0 R>>]',
      objects: attachment,
    }),
  ),
];

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

/** For an unknown password. */
const encryption = `900 0 obj<</Filter/Standard/V 1/R 2/O<${'28'.repeat(32)}>/U<${'1F'.repeat(32)}>/P -4>>endobj`;

const attachment = [
  '903 0 obj<</Type/Filespec/F(a.exe)/EF<</F 904 0 R>>>>endobj',
  '904 0 obj<</Type/EmbeddedFile/Length 2>>stream\nMZ\nendstream endobj',
];

/** What a document has besides empty pages. */
interface PdfParts {
  readonly pages?: number;
  /** In the catalog, in each page and in the trailer. */
  readonly catalog?: string;
  readonly page?: string;
  readonly trailer?: string;
  readonly objects?: readonly string[];
}

/** Makes a document of empty pages. */
export function makePdf({
  pages: count = 1,
  catalog = '',
  page: entries = '',
  trailer = '',
  objects = [],
}: PdfParts = {}): string {
  const pages = Array.from({ length: count }, (_, index) => index + 3);
  return [
    '%PDF-1.4',
    `1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj`,
    `2 0 obj<</Type/Pages/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]/Count ${count}>>endobj`,
    ...pages.map((page) => `${page} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${entries}>>endobj`),
    ...objects,
    `trailer<</Root 1 0 R${trailer}>>`,
    '%%EOF',
  ].join('\n');
}

/** A readable name with a problem that is in the content. */
function content(name: string, rule: OpeningFormPdfProblem, make: () => string): MalformedPdf {
  return {
    name,
    makeFile: () => file(make(), `${name.replaceAll(' ', '_')}.pdf`),
    code: 'E0014',
    rule,
    inBrowser: pdfProblem[rule],
    isContent: true,
  };
}

function file(content: string, name: string): File {
  return new File([content], name, { type: 'application/pdf' });
}
