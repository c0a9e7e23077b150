// Finds the columns of a table among those of a file.
import type { CsvRecord } from './parseCsv.ts';

/** A column that a csv file has to have. */
export interface CsvColumn<Key extends string> {
  readonly key: Key;
  /** The title in the file. */
  readonly title: string;
  /** Other titles that are accepted, such as those in other languages; the key always is. */
  readonly otherTitles?: readonly string[];
  /** The file may lack it; its texts are then empty. */
  readonly isOptional?: boolean;
}

/** A column of a file. */
export interface FileColumn {
  /** Its position, from 0. */
  readonly at: number;
  /** Its cell in the first row, or its letter in a spreadsheet if that is blank. */
  readonly title: string;
}

/** For columns whose title is not in the file: the positions of the columns that the user has chosen instead. */
export type ChosenColumns<Key extends string> = Readonly<Partial<Record<Key, number>>>;

/** Where the columns of a table are in a file. */
export interface ColumnPlaces<Key extends string> {
  readonly byKey: ReadonlyMap<Key, number>;
  readonly repeated: CsvColumn<Key> | undefined;
  readonly missing: readonly CsvColumn<Key>[];
  readonly ignoredTitles: readonly string[];
}

/** Returns a function that finds the column with a title. Case and spaces of a title make no difference. */
export function createTitleIndex<Key extends string>(columns: readonly CsvColumn<Key>[]) {
  const byTitle = new Map(
    columns
      .toReversed()
      .flatMap((column) =>
        [column.key, column.title, ...(column.otherTitles ?? [])].map((title) => [fold(title), column] as const),
      ),
  );
  return (title: string): CsvColumn<Key> | undefined => byTitle.get(fold(title));
}

function fold(title: string): string {
  return title.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

/** The options of {@link placeColumns}. */
export interface PlaceOptions<Key extends string> {
  readonly columns: readonly CsvColumn<Key>[];
  readonly chosen: ChosenColumns<Key> | undefined;
}

/** Finds the column of the file for each column of a table. */
export function placeColumns<Key extends string>(
  header: readonly string[],
  { columns, chosen }: PlaceOptions<Key>,
): ColumnPlaces<Key> {
  const columnOf = createTitleIndex(columns);
  const byKey = new Map<Key, number>();
  for (const { key } of columns) {
    const at = chosen?.[key];
    if (at !== undefined) byKey.set(key, at);
  }
  const taken = new Set(byKey.values());
  const ignoredTitles: string[] = [];
  let repeated: CsvColumn<Key> | undefined;
  for (const [at, title] of header.entries()) {
    if (taken.has(at)) continue;
    const column = columnOf(title);
    if (column === undefined) {
      if (title.trim() !== '') ignoredTitles.push(title);
    } else if (byKey.has(column.key)) repeated ??= column;
    else byKey.set(column.key, at);
  }
  const missing = columns.filter(({ key, isOptional = false }) => !isOptional && !byKey.has(key));
  return { byKey, repeated, missing, ignoredTitles };
}

/** Lists the columns of a file that are not blank, with what its first row calls them. */
export function listFileColumns(records: readonly CsvRecord[]): readonly FileColumn[] {
  const width = records.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const filled = new Set<number>();
  for (const { cells } of records) for (const [at, cell] of cells.entries()) if (cell.trim() !== '') filled.add(at);
  return Array.from({ length: width }, (_, at) => at)
    .filter((at) => filled.has(at))
    .map((at) => ({ at, title: records[0]?.cells[at]?.trim() || letterOf(at) }));
}

/** The letter of a column in a spreadsheet: A to Z, then AA. */
function letterOf(at: number): string {
  const rest = Math.floor(at / 26);
  return `${rest > 0 ? letterOf(rest - 1) : ''}${String.fromCodePoint(65 + (at % 26))}`;
}
