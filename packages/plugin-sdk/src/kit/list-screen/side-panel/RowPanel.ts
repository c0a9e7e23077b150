import type { ReactNode } from 'react';

/**
 * A panel beside a list, for the row that has the focus: Space opens and closes it, and it follows the arrow keys. Without
 * `rowTarget` and `onOpen`, a row opens in it.
 *
 * @example
 * panel={{ title: ({ fileName }) => fileName, render: (image) => <ImageFacts image={image} /> }}
 */
export interface RowPanel<Row> {
  /** The name of the row, as the title of the panel. */
  readonly title: (row: Row) => string;
  /** The content for a row. A form in it keeps its input as a draft when the user moves on. */
  readonly render: (row: Row) => ReactNode;
  /** The identifier of the row whose panel is open from the start, such as the one that a link names. */
  readonly initialRow?: string | undefined;
}
