/** A row of a {@link Matrix}. */
export interface MatrixRow {
  readonly id: string;
  readonly title: string;
  /** How far the title is indented, from 0; rows below others show a tree. */
  readonly level?: number | undefined;
}

/** A column of a {@link Matrix}. */
export interface MatrixColumn {
  readonly id: string;
  readonly title: string;
}

/** What a cell of a {@link Matrix} shows. */
export interface MatrixCell {
  /** A sign that is read at a glance, such as a tick. */
  readonly mark: string;
  /** What the sign means, for assistive technology and as a title. */
  readonly text: string;
}

/** What both tables of a {@link Matrix} show. */
export interface MatrixTableProps {
  /** What the table shows. */
  readonly label: string;
  /** The title of the first column. */
  readonly rowTitle: string;
  readonly rows: readonly MatrixRow[];
  readonly columns: readonly MatrixColumn[];
  /** Returns what a cell shows. Pass the same function until the content changes. */
  readonly cellOf: (rowID: string, columnID: string) => MatrixCell;
}
