import { useDeferredValue, useMemo } from 'react';
import { RestoredDraft } from '../../kit/RestoredDraft.tsx';
import { Stack } from '../../kit/Stack.tsx';
import type { ChosenColumns, CsvColumn } from '../../csv/csvColumns.ts';
import { Sheet } from '../Sheet.tsx';
import type { SheetColumn, SheetIssue, SheetRow } from '../SheetColumn.ts';
import { useSheetText } from '../useSheetText.ts';
import { CsvPicker } from './CsvPicker.tsx';
import { CsvProblemPanel } from './CsvProblemPanel.tsx';
import { EncodingField } from './EncodingField.tsx';
import { ImportButtons } from './ImportButtons.tsx';
import { useCsvImport } from './useCsvImport.ts';

/** A column of the file and of the sheet that shows it. */
export type ImportColumn<Row extends SheetRow> = SheetColumn<Row> & CsvColumn<Extract<keyof Row, string>>;

/** The props of {@link ImportPreview}. */
export interface ImportPreviewProps<Row extends SheetRow> {
  /** The name of the import within its plugin, for its draft. */
  readonly name: string;
  /** A name for the rows, for assistive technology. */
  readonly label: string;
  readonly columns: readonly ImportColumn<Row>[];
  /**
   * Finds the cells that cannot be imported; it sees all rows, for what must be unique. `lines` has the number of each row
   * as the sheet and the spreadsheet show it, for messages that name another row.
   */
  readonly findIssues: (rows: readonly Row[], lines: readonly number[]) => readonly SheetIssue<Row>[];
  /** Imports the rows, for example by starting a job. If it rejects, the rows stay. */
  readonly onImport: (rows: readonly Row[]) => Promise<void>;
  /** 10,000 by default. */
  readonly maxRows?: number | undefined;
}

/**
 * Imports rows from a csv file: the user chooses a file, corrects cells with errors in a sheet, and imports all rows or
 * only the valid ones; the others stay to be corrected. Corrections are stored as a draft.
 *
 * @example
 * <ImportPreview
 *   name="import-users"
 *   label={text('users')}
 *   columns={[{ key: 'userID', title: text('userID') }, { key: 'email', title: text('email') }]}
 *   findIssues={findUserIssues}
 *   onImport={async (rows) => start({ kind: 'create-users', title: { key: 'jobs.users' }, items: toItems(rows) })}
 * />
 */
export function ImportPreview<Row extends SheetRow>(props: ImportPreviewProps<Row>) {
  const { name, label, columns, findIssues, maxRows } = props;
  const text = useSheetText();
  const csv = useCsvImport<Extract<keyof Row, string>>({ name, columns, maxRows });
  const rows = (csv.imported?.rows ?? noRows) as readonly Row[];
  // Checking 10,000 rows must not delay typing.
  const checked = useDeferredValue(csv.imported);
  const checkedRows = (checked?.rows ?? noRows) as readonly Row[];
  const issues = useMemo(
    () => findIssues(checkedRows, checked?.lines ?? []),
    [findIssues, checkedRows, checked?.lines],
  );
  const { readAgain } = csv;
  const showsRows = csv.imported !== null && !csv.problem;
  return (
    // The sheet has the name: two regions of one name could not be told apart.
    <Stack as="section" aria-label={showsRows ? undefined : label} aria-busy={csv.isReading}>
      {csv.problem && (
        <CsvProblemPanel
          key={csv.generation}
          problem={csv.problem}
          onEncoding={readAgain && ((encoding) => void readAgain({ encoding }))}
          onColumns={
            readAgain && ((chosen) => void readAgain({ chosen: chosen as ChosenColumns<Extract<keyof Row, string>> }))
          }
        />
      )}
      {csv.imported === null || csv.problem ? (
        <CsvPicker label={label} titles={columns.map(({ title }) => title)} onPick={(file) => void csv.read(file)} />
      ) : (
        <>
          <RestoredDraft draft={csv} />
          <p>{text('import.read', { file: csv.imported.fileName, count: rows.length })}</p>
          {csv.imported.ignoredTitles.length > 0 && (
            <p>{text('import.ignored', { titles: csv.imported.ignoredTitles.join(text('import.separator')) })}</p>
          )}
          <Sheet<Row>
            key={csv.generation}
            label={label}
            columns={columns}
            rows={rows}
            onChange={csv.change}
            issues={issues}
            rowLabel={(index) => String(csv.imported?.lines[index] ?? index + 1)}
            tools={
              readAgain && (
                <EncodingField encoding={csv.imported.encoding} onChoose={(encoding) => void readAgain({ encoding })} />
              )
            }
          />
          <ImportButtons<Row>
            rows={rows}
            issues={issues}
            isChecked={checkedRows === rows}
            onImport={props.onImport}
            onImported={(rest) => (rest.length === 0 ? csv.discard() : csv.keep(rest))}
            onDiscard={csv.discard}
          />
        </>
      )}
    </Stack>
  );
}

const noRows: readonly never[] = [];
