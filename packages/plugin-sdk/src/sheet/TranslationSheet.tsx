import { type LocalText, languages } from '@brokerdesk/api';
import { type ReactNode, useMemo } from 'react';
import { localTextFields } from '../formats/textIn.ts';
import { ConversionTools } from './ConversionTools.tsx';
import { Sheet, type SheetSteps } from './Sheet.tsx';
import type { SheetColumn, SheetFilter, SheetIssue } from './SheetColumn.ts';
import { isMissing, type TranslationEntry } from './TranslationEntry.ts';
import { useSheetText } from './useSheetText.ts';

/** The props of {@link TranslationSheet}. */
export interface TranslationSheetProps<Entry extends TranslationEntry> {
  /** A name for the texts, for assistive technology. */
  readonly label: string;
  /** Every text, in the order of the screen. */
  readonly entries: readonly Entry[];
  /** Stores the entries as their texts are typed; without it they can only be read. */
  readonly onChange?: ((entries: readonly Entry[]) => void) | undefined;
  /** Undo and redo of the screen, if the texts are a part of what it edits. */
  readonly history?: SheetSteps | undefined;
  /** Buttons at the end of the toolbar, such as an import. */
  readonly tools?: ReactNode;
}

type Row = Readonly<Record<'place' | keyof LocalText, string>>;

/**
 * Every text of a record in its languages side by side, with a filter for what is missing in each. Missing Chinese texts
 * can be converted from the other script; they are marked until the user edits them or marks them as reviewed. Entries
 * may have more fields, by which the screen finds the texts again.
 *
 * @example
 * <TranslationSheet label={text('texts')} entries={listTexts(template)} onChange={(entries) => change(withTexts(template, entries))} />
 */
export function TranslationSheet<Entry extends TranslationEntry>(props: TranslationSheetProps<Entry>) {
  const { label, entries, onChange, history } = props;
  const text = useSheetText();
  // The row of an entry stays the same object, so that only rows whose texts change are rendered.
  const known = useMemo(() => new WeakMap<Entry, Row>(), []);
  const rows = useMemo(
    () =>
      entries.map((entry) => {
        const row = known.get(entry) ?? toRow(entry);
        known.set(entry, row);
        return row;
      }),
    [entries, known],
  );
  const columns = useLanguageColumns();
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
      {
        id: 'converted',
        label: text('translation.toReview'),
        matches: (_row, at) => (entries[at]?.converted ?? []).length > 0,
      },
    ],
    [entries, text],
  );
  const notes = useMemo<readonly SheetIssue<Row>[]>(
    () =>
      entries.flatMap(({ converted = [] }, row) =>
        converted.map((column) => ({ row, column, message: text('translation.converted') })),
      ),
    [entries, text],
  );
  const issues = useMemo<readonly SheetIssue<Row>[]>(
    () =>
      entries.flatMap(({ text: written, limit }, row) =>
        Object.values(localTextFields)
          .filter((key) => limit !== undefined && isLonger(written[key], limit))
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
      notes={notes}
      filters={filters}
      history={history}
      tools={
        <>
          {onChange && <ConversionTools entries={entries} onChange={onChange} />}
          {props.tools}
        </>
      }
      {...(onChange ? { onChange: (next) => onChange(mergeTexts(entries, rows, next)) } : {})}
    />
  );
}

/** A column for each language, after the place of the text. */
function useLanguageColumns(): readonly SheetColumn<Row>[] {
  const text = useSheetText();
  return useMemo(
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
}

function toRow({ place, text: { EN, SC, TC } }: TranslationEntry): Row {
  return { place, EN, SC, TC };
}

/** Returns whether a text has more characters than allowed; a character of a rare script has two units. */
function isLonger(text: string, limit: number): boolean {
  return text.length > limit && [...text].length > limit;
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
    const text = { EN: row.EN, SC: row.SC, TC: row.TC };
    // A converted text that the user edits is reviewed.
    const converted = entry.converted?.filter((key) => text[key] === entry.text[key]);
    return { ...entry, text, ...(converted ? { converted } : {}) };
  });
}
