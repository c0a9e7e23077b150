import type { AnswerPage, LocalText, WireLanguage } from '@brokerdesk/api';
import type { PDF } from '@libpdf/core';
import { FieldWriter } from './FieldWriter.ts';
import { embedFormFonts } from './FormFonts.ts';
import { loadPdfLibrary } from './loadPdfLibrary.ts';
import { type FilledPlace, fillFormFields } from './fillFormFields.ts';
import { PageWriter, rowHeights } from './PageWriter.ts';
import { normalizeRandomParts } from './normalizeRandomParts.ts';
import { turnBox, turnOf } from './turnedBox.ts';
import { textKey } from '@brokerdesk/mock-server/engine';

/** The content of an opening form. Equal contents result in equal bytes. */
export interface FormContent {
  readonly formNumber: string;
  readonly applyID: string;
  readonly language: WireLanguage;
  readonly brokerName: LocalText;
  readonly profileName: LocalText;
  readonly applicant: { readonly chiName: string; readonly lastName: string; readonly firstName: string };
  /** RFC 3339. */
  readonly generateTime: string;
  readonly pages: readonly AnswerPage[];
  /** The values of the options of each question that has any, by `questionID`. */
  readonly optionValues: Readonly<Record<string, readonly string[]>>;
  /** What to call uploaded files, by `fileID`. */
  readonly fileNames: Readonly<Record<string, string>>;
  /** Signatures as pictures (PNG or JPEG), by `fileID`. */
  readonly signatures: Readonly<Record<string, Uint8Array>>;
  /** True for a form that is only to be looked at. */
  readonly isPreview?: boolean;
}

/** Makes an opening form: the template's own pages with their fields filled, then every answer. */
export async function drawForm(content: FormContent, template: Uint8Array): Promise<Uint8Array> {
  const library = await loadPdfLibrary();
  const pdf = library.PDF.create();
  const source = await library.PDF.load(template);
  const filled = fillFormFields(source, { ...content, spelling: textKey(content.language) });
  await pdf.copyPagesFrom(
    source,
    source.getPages().map((_, index) => index),
    { includeAnnotations: false },
  );
  const options = { pdf, library, fonts: await embedFormFonts(library, pdf, textsOf(content, filled)) };
  const writer = new PageWriter(options);
  writeFields(pdf, { writer: new FieldWriter(options), filled, content });
  writeAnswers(writer, content);
  stampPages(pdf, writer, content);
  return finishDocument(pdf, {
    title: `${texts.title[content.language]} ${content.formNumber}`,
    author: content.brokerName[textKey(content.language)],
    language: content.language,
    time: content.generateTime,
  });
}

export interface DocumentProperties {
  readonly title: string;
  readonly author: string;
  readonly language: WireLanguage;
  /** RFC 3339. */
  readonly time: string;
}

/** Sets a document's properties and returns its bytes. */
export async function finishDocument(
  pdf: PDF,
  { title, author, language, time }: DocumentProperties,
): Promise<Uint8Array> {
  pdf.setTitle(title);
  pdf.setAuthor(author);
  pdf.setCreator('Brokerdesk');
  pdf.setProducer('Brokerdesk');
  pdf.setLanguage(language.replace('_', '-'));
  pdf.setCreationDate(new Date(time));
  pdf.setModificationDate(new Date(time));
  return normalizeRandomParts(await pdf.save({ subsetFonts: true }));
}

/** Everything that a form can say, for the choice of its fonts. */
function textsOf({ signatures: _pictures, ...content }: FormContent, filled: readonly FilledPlace[]): string {
  return JSON.stringify([content, filled, texts]);
}

interface FieldsToWrite {
  readonly writer: FieldWriter;
  readonly filled: readonly FilledPlace[];
  readonly content: FormContent;
}

/** Fills the fields of the template, whose pages are the first ones. */
function writeFields(pdf: PDF, { writer, filled, content: { fileNames, signatures } }: FieldsToWrite): void {
  const pages = pdf.getPages();
  for (const { page, rect, turn, content } of filled) {
    const target = pages[page];
    if (!target) continue;
    const box = turnBox(rect, turn === 0 ? turnOf(target.rotation) : turn);
    if ('isTicked' in content) writer.cross(target, rect);
    else if ('text' in content) writer.text(target, box, content);
    else {
      const picture = signatures[content.fileID];
      if (picture) writer.picture(target, box, picture);
      else writer.text(target, box, { text: fileNames[content.fileID] ?? content.fileID });
    }
  }
}

function writeAnswers(writer: PageWriter, content: FormContent): void {
  const { language, applicant, fileNames, signatures } = content;
  const spelling = textKey(language);
  writer.startPage();
  writer.paragraph(content.brokerName[spelling], { size: 11, grey: 0.4 });
  writer.paragraph(texts.title[language], { size: 19 });
  writer.space(8);
  writer.row(texts.formNumber[language], content.formNumber);
  writer.row(texts.application[language], content.applyID);
  writer.row(texts.profile[language], content.profileName[spelling]);
  const name = `${applicant.lastName} ${applicant.firstName}`;
  writer.row(texts.applicant[language], applicant.chiName === '' ? name : `${name}  ${applicant.chiName}`);
  writer.row(texts.generated[language], timeInShanghai(content.generateTime));
  const isSigned = ({ fileIDs }: Answer) => signatures[fileIDs[0] ?? ''] !== undefined;
  const heightOf = (answer: Answer) => rowHeights[isSigned(answer) ? 'picture' : 'text'];
  for (const { title, groups } of content.pages) {
    const [first] = groups.flatMap(({ answers }) => answers);
    if (!first) continue;
    writer.space(16);
    writer.keepTogether(titleHeight + groupHeight + heightOf(first));
    writer.heading(title[spelling], 13);
    for (const { name: groupName, answers } of groups) {
      const [firstOfGroup] = answers;
      if (!firstOfGroup) continue;
      writer.space(6);
      writer.keepTogether(groupHeight + heightOf(firstOfGroup));
      writer.paragraph(groupName[spelling], { size: 10.5, grey: 0.25 });
      writer.space(2);
      for (const { label, display, fileIDs } of answers) {
        const signature = signatures[fileIDs[0] ?? ''];
        if (signature) {
          writer.picture(label[spelling], signature);
          continue;
        }
        const files = fileIDs.map((fileID) => fileNames[fileID] ?? fileID).join(', ');
        writer.row(label[spelling], display[spelling] === '' ? files : display[spelling]);
      }
    }
  }
}

type Answer = AnswerPage['groups'][number]['answers'][number];

/** Points that the title of a page and the name of a group take, with the room around them. */
const titleHeight = 34;
const groupHeight = 18;

function stampPages(pdf: PDF, writer: PageWriter, { language, formNumber, isPreview = false }: FormContent): void {
  const pages = pdf.getPages();
  const mark = texts[isPreview ? 'previewMark' : 'mark'][language];
  for (const [index, page] of pages.entries()) {
    const number = `${texts.formNumber[language]} ${formNumber}`;
    const foot = [number, texts.page[language](index + 1, pages.length), mark].join('    ');
    writer.stampPage(page, { foot, mark });
  }
}

/** As people in the portal's time zone read it. */
function timeInShanghai(time: string): string {
  const local = new Date(Date.parse(time) + 8 * 3_600_000).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 16)} (UTC+8)`;
}

const texts = {
  title: { en_US: 'Account opening form', zh_CN: '开户表格', zh_HK: '開戶表格' },
  formNumber: { en_US: 'Form number', zh_CN: '表格编号', zh_HK: '表格編號' },
  application: { en_US: 'Application', zh_CN: '申请编号', zh_HK: '申請編號' },
  profile: { en_US: 'Account', zh_CN: '账户类别', zh_HK: '帳戶類別' },
  applicant: { en_US: 'Applicant', zh_CN: '申请人', zh_HK: '申請人' },
  generated: { en_US: 'Generated', zh_CN: '生成时间', zh_HK: '產生時間' },
  mark: { en_US: 'SPECIMEN', zh_CN: '样本 SPECIMEN', zh_HK: '樣本 SPECIMEN' },
  previewMark: { en_US: 'PREVIEW', zh_CN: '预览 PREVIEW', zh_HK: '預覽 PREVIEW' },
  page: {
    en_US: (page: number, count: number) => `Page ${page} of ${count}`,
    zh_CN: (page: number, count: number) => `第 ${page} 页，共 ${count} 页`,
    zh_HK: (page: number, count: number) => `第 ${page} 頁，共 ${count} 頁`,
  },
} as const;
