// Texts go to spreadsheets and translation tools and come back. A file that no one has changed changes nothing, whatever
// the spreadsheet has made of it.
import { type Language, languages, type LocalText } from '@brokerdesk/plugin-sdk/api';
import {
  type CsvOptions,
  type CsvProblem,
  readCsv,
  readXliff,
  writeCsv,
  writeXliff,
  type XliffProblem,
} from '@brokerdesk/plugin-sdk/sheet';
import type { TemplateDocument, Text } from '../../../model/TemplateDocument.ts';
import { textKeys } from '../inspector/fields/textKeys.ts';
import { isSameText, listTexts, type PlacedText } from './mapTexts.ts';

/** A format of a file with texts; an XLIFF file has one translation. */
export type ExchangeFormat = 'csv' | 'xliff-SC' | 'xliff-TC';

/** A text with the words for its place. */
export interface DescribedText extends PlacedText {
  readonly place: string;
}

const tags = { SC: 'zh-Hans', TC: 'zh-Hant' } as const;
const columns = (['id', 'place', 'EN', 'SC', 'TC'] as const).map((key) => ({ key, title: key }));

/** Writes the texts of a template to a file. */
export function writeTexts(texts: readonly DescribedText[], format: ExchangeFormat): Blob {
  if (format === 'csv') return new Blob([csvOf(texts)], { type: 'text/csv;charset=utf-8' });
  const target = format === 'xliff-SC' ? 'SC' : 'TC';
  const units = texts.map(({ key, place, text }) => {
    return { original: 'template', name: key, source: text.EN, target: text[target], note: place };
  });
  const xml = writeXliff({ sourceLanguage: 'en', targetLanguage: tags[target], units });
  return new Blob([xml], { type: 'application/xliff+xml' });
}

function csvOf(texts: readonly Pick<DescribedText, 'key' | 'place' | 'text'>[]): string {
  const rows = texts.map(({ key, place, text: { EN, SC, TC } }) => [key, place, EN, SC, TC]);
  return writeCsv([columns.map(({ title }) => title), ...rows], { isText: true });
}

/** A text that a file changes. */
export interface TextChange extends PlacedText {
  readonly next: Text;
}

/** A text in one language that a file changes. */
export interface ChangedText {
  readonly change: TextChange;
  readonly language: Language;
}

/** Lists the texts that changes replace, each language for itself. */
export function listChangedTexts(changes: readonly TextChange[]): readonly ChangedText[] {
  return changes.flatMap((change) =>
    languages
      .filter((language) => change.text[textKeys[language]] !== change.next[textKeys[language]])
      .map((language) => ({ change, language })),
  );
}

/** What a file does to the texts of a template. */
export interface TextImport {
  readonly changes: readonly TextChange[];
  /** Texts that the template does not have. */
  readonly unknown: readonly string[];
  /** Texts whose English has changed since the export, so that their translation may be out of date; left out. */
  readonly stale: readonly string[];
}

/** Why a file is not imported. */
export type ImportProblem =
  | { readonly format: 'csv'; readonly problem: CsvProblem }
  | { readonly format: 'xliff'; readonly problem: XliffProblem }
  | { readonly format: 'language'; readonly language: string };

/** The result of {@link readTexts}. */
export type TextImportResult =
  | { readonly isRead: true; readonly result: TextImport }
  | { readonly isRead: false; readonly problem: ImportProblem };

/** Reads a file and compares it with the texts of a template. Empty cells of an import change texts as well. */
export async function readTexts(file: Blob, { name, document, choice = {} }: ReadOptions): Promise<TextImportResult> {
  const texts = listTexts(document);
  return /\.(?:xlf|xliff|xml)$/i.test(name) ? readXliffTexts(file, texts) : readCsvTexts(file, { texts, choice });
}

/** What a user can choose about a csv file that could not be read. */
export type CsvChoice = Pick<CsvOptions<'id' | 'place' | 'EN' | 'SC' | 'TC'>, 'encoding' | 'chosen'>;

/** Options of {@link readTexts}. */
export interface ReadOptions {
  /** The name of the file, whose extension says what it is. */
  readonly name: string;
  readonly document: TemplateDocument;
  readonly choice?: CsvChoice;
}

interface CsvTexts {
  readonly texts: readonly PlacedText[];
  readonly choice: CsvChoice;
}

async function readCsvTexts(file: Blob, { texts, choice }: CsvTexts): Promise<TextImportResult> {
  const options = { columns: columns.map((column) => ({ ...column, isOptional: column.key === 'place' })) };
  const read = await readCsv(file, { ...options, ...choice });
  if (!read.isRead) return { isRead: false, problem: { format: 'csv', problem: read.problem } };
  const { rows } = read.table;
  const nextOf = new Map(rows.map(({ id, EN, SC, TC }) => [id.trim(), { EN, SC, TC }] as const));
  // What a spreadsheet protects, such as a formula, is compared as it comes back.
  const written = await readCsv(new Blob([csvOf(texts.map((text) => ({ ...text, place: '' })))]), options);
  const unchanged = new Map(
    written.isRead ? written.table.rows.map(({ id, EN, SC, TC }) => [id, { EN, SC, TC }] as const) : [],
  );
  const changes = texts.flatMap((text): TextChange | readonly never[] => {
    const next = nextOf.get(text.key);
    const same = unchanged.get(text.key);
    if (next === undefined || (same !== undefined && isSameText(next, same))) return [];
    return { ...text, next: keepSame(text.text, { next, same }) };
  });
  return imported({ changes, unknown: unknownOf(nextOf.keys(), texts), stale: [] });
}

/** Languages that came back as they went keep their text exactly. */
function keepSame(text: Text, { next, same }: { readonly next: Text; readonly same: Text | undefined }): Text {
  const pick = (key: keyof LocalText) => (next[key] === same?.[key] ? text[key] : next[key]);
  return { EN: pick('EN'), SC: pick('SC'), TC: pick('TC') };
}

async function readXliffTexts(file: Blob, texts: readonly PlacedText[]): Promise<TextImportResult> {
  const read = await readXliff(file);
  if (!read.isRead) return { isRead: false, problem: { format: 'xliff', problem: read.problem } };
  const { targetLanguage, units } = read.file;
  const target = (['SC', 'TC'] as const).find((key) => tags[key] === targetLanguage);
  if (target === undefined) return { isRead: false, problem: { format: 'language', language: targetLanguage } };
  const unitOf = new Map(units.map((unit) => [unit.name, unit] as const));
  const stale: string[] = [];
  const changes = texts.flatMap((text): TextChange | readonly never[] => {
    const unit = unitOf.get(text.key);
    if (unit === undefined || unit.target === text.text[target]) return [];
    if (unit.source !== text.text.EN) {
      stale.push(text.key);
      return [];
    }
    return { ...text, next: { ...text.text, [target]: unit.target } };
  });
  return imported({ changes, unknown: unknownOf(unitOf.keys(), texts), stale });
}

function imported(result: TextImport): TextImportResult {
  return { isRead: true, result };
}

function unknownOf(keys: Iterable<string>, texts: readonly PlacedText[]): readonly string[] {
  const known = new Set(texts.map(({ key }) => key));
  return [...keys].filter((key) => key !== '' && !known.has(key));
}
