import { useRef, useState } from 'react';
import { useDraft } from '../../hooks/useDraft.ts';
import type { CsvEncoding } from '../../csv/decodeText.ts';
import type { ChosenColumns, CsvColumn } from '../../csv/csvColumns.ts';
import { type CsvProblem, type CsvTable, readCsv } from '../csv/readCsv.ts';

/** A file that was read, with the changes of the user. */
export interface ImportedFile<Key extends string> extends CsvTable<Key> {
  readonly fileName: string;
  readonly isEdited: boolean;
}

/** A user's choices about a file. */
export interface FileChoice<Key extends string> {
  readonly encoding?: CsvEncoding | undefined;
  readonly chosen?: ChosenColumns<Key> | undefined;
}

/** An import: nothing yet, a file that cannot be used, or its rows. */
export interface CsvImport<Key extends string> {
  readonly imported: ImportedFile<Key> | null;
  readonly problem: CsvProblem | undefined;
  readonly isReading: boolean;
  /** The rows are from an earlier visit. */
  readonly isRestored: boolean;
  /** The browser cannot store the rows: they last as long as the page. */
  readonly isTooLong: boolean;
  /** Another open tab has unsent input of the same import. */
  readonly isOpenElsewhere: boolean;
  readonly read: (file: File) => Promise<void>;
  /** Reads the same file with what the user has chosen; undefined once the user has edited rows, or if they were restored. */
  readonly readAgain: ((choice: FileChoice<Key>) => Promise<void>) | undefined;
  readonly change: (rows: CsvTable<Key>['rows']) => void;
  /** Keeps only some of the rows, by their indexes: the others were imported. */
  readonly keep: (indexes: readonly number[]) => void;
  /** Changes with each file, and when rows are taken away: the sheet begins again. */
  readonly generation: number;
  readonly discard: () => void;
}

/** The options of {@link useCsvImport}. */
export interface CsvImportOptions<Key extends string> {
  /** The name of the import within its plugin, for its draft. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Key>[];
  readonly maxRows: number | undefined;
}

/** Reads a csv file and stores its rows as a draft, so that corrections survive the end of the session. */
export function useCsvImport<Key extends string>({ name, columns, maxRows }: CsvImportOptions<Key>): CsvImport<Key> {
  const draft = useDraft<ImportedFile<Key> | null>({ form: name, initial: null });
  const [problem, setProblem] = useState<CsvProblem>();
  const [file, setFile] = useState<File>();
  const [choice, setChoice] = useState<FileChoice<Key>>({});
  const [isReading, setIsReading] = useState(false);
  const [generation, setGeneration] = useState(0);
  // A file that was chosen later takes precedence, whichever is read first.
  const latest = useRef<File>(undefined);

  async function read(next: File, chosen: FileChoice<Key> = {}) {
    latest.current = next;
    setIsReading(true);
    const result = await readCsv(next, { columns, ...chosen, ...(maxRows === undefined ? {} : { maxRows }) });
    if (latest.current !== next) return;
    setIsReading(false);
    setFile(next);
    setChoice(chosen);
    setGeneration((last) => last + 1);
    setProblem(result.isRead ? undefined : result.problem);
    if (result.isRead) draft.change({ ...result.table, fileName: next.name, isEdited: false });
  }
  const isEdited = draft.value?.isEdited === true;
  return {
    imported: draft.value,
    problem,
    isReading,
    isRestored: draft.isRestored,
    isTooLong: draft.isTooLong,
    isOpenElsewhere: draft.isOpenElsewhere,
    read: (next) => read(next),
    // A column that was chosen is the same in another encoding.
    readAgain: file && !isEdited ? (more) => read(file, { ...choice, ...more }) : undefined,
    change(rows) {
      if (draft.value) draft.change({ ...draft.value, rows, isEdited: true });
    },
    keep(indexes) {
      const { value } = draft;
      if (value === null) return;
      setGeneration((last) => last + 1);
      const rows = indexes.flatMap((index) => value.rows[index] ?? []);
      const lines = indexes.flatMap((index) => value.lines[index] ?? []);
      draft.change({ ...value, rows, lines, isEdited: true });
    },
    generation,
    discard() {
      setProblem(undefined);
      setFile(undefined);
      draft.discard();
    },
  };
}
