import type { Language, LocalText } from '@brokerdesk/api';
import { languages } from '@brokerdesk/api';
import { useMemo } from 'react';
import { localTextFields } from '../formats/textIn.ts';
import { Sheet } from './Sheet.tsx';
import type { SheetColumn, SheetFilter, SheetIssue } from './SheetColumn.ts';
import { useSheetText } from './useSheetText.ts';

/** A text with its translations. */
export interface TranslationEntry {
  /** Where the text is shown, in words: "Page 2, question 3, help". */
  readonly place: string;
  readonly text: LocalText;
  /** Maximum number of characters in each language. */
  readonly limit?: number;
  /** It must exist in every language; any other text may be empty in all of them. */
  readonly isRequired?: boolean;
}

/** The props of {@link TranslationSheet}. */
export interface TranslationSheetProps<Entry extends TranslationEntry> {
  /** A name for the texts, for assistive technology. */
  readonly label: string;
  /** Every text, in the order of the screen. */
  readonly entries: readonly Entry[];
  /** Stores the entries as their texts are typed; without it they can only be read. */
  readonly onChange?: (entries: readonly Entry[]) => void;
}

type Row = Readonly<Record<'place' | keyof LocalText, string>>;

/**
 * Every text of a record in its languages side by side, with a filter for what is missing in each. Entries may have more
 * fields, by which the screen finds the texts again.
 *
 * @example
 * <TranslationSheet label={text('texts')} entries={listTexts(template)} onChange={(entries) => change(withTexts(template, entries))} />
 */
export function TranslationSheet<Entry extends TranslationEntry>(props: TranslationSheetProps<Entry>) {
  const { label, entries, onChange } = props;
  const text = useSheetText();
  const rows = useMemo(() => entries.map(toRow), [entries]);
  const columns = useMemo<readonly SheetColumn<Row>[]>(
    () => [
      { key: 'place', title: text('translation.place'), isReadOnly: true, width: 220 },
      ...languages.map((language) => ({
        key: localTextFields[language],
        title: text(`translation.language.${language}`),
        lang: language,
        isMultiline: true,
        width: 240,
      })),
    ],
    [text],
  );
  const filters = useMemo<readonly SheetFilter<Row>[]>(
    () => [
      {
        id: 'missing',
        label: text('translation.missing'),
        matches: (_row, at) => languages.some(isMissing(entries[at])),
      },
      ...languages.map((language) => ({
        id: language,
        label: text('translation.missingIn', { language: text(`translation.language.${language}`) }),
        matches: (_row: Row, at: number) => isMissing(entries[at])(language),
      })),
    ],
    [entries, text],
  );
  const issues = useMemo<readonly SheetIssue<Row>[]>(
    () =>
      entries.flatMap(({ text: written, limit }, row) =>
        Object.values(localTextFields)
          .filter((key) => limit !== undefined && [...written[key]].length > limit)
          .map((key) => ({ row, column: key, message: text('translation.tooLong', { limit: limit ?? 0 }) })),
      ),
    [entries, text],
  );
  return (
    <Sheet<Row>
      label={label}
      columns={columns}
      rows={rows}
      issues={issues}
      filters={filters}
      {...(onChange ? { onChange: (next) => onChange(mergeTexts(entries, rows, next)) } : {})}
    />
  );
}

function toRow({ place, text: { EN, SC, TC } }: TranslationEntry): Row {
  return { place, EN, SC, TC };
}

/** Entries whose texts do not change stay the same objects. */
function mergeTexts<Entry extends TranslationEntry>(
  entries: readonly Entry[],
  rows: readonly Row[],
  next: readonly Row[],
): readonly Entry[] {
  return entries.map((entry, at) => {
    const row = next[at];
    if (row === undefined || row === rows[at]) return entry;
    return { ...entry, text: { EN: row.EN, SC: row.SC, TC: row.TC } };
  });
}

function isMissing(entry: TranslationEntry | undefined): (language: Language) => boolean {
  return (language) => {
    if (entry === undefined || entry.text[localTextFields[language]].trim() !== '') return false;
    return entry.isRequired === true || Object.values(entry.text).some((written) => written.trim() !== '');
  };
}
