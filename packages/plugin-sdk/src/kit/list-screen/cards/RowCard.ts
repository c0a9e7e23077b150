import type { ReactNode } from 'react';

/**
 * Shows the rows of a list as cards, for pictures. Search, filters, order, pages, selection, actions and keys stay those
 * of the list; the first column names the card and carries what opens it.
 *
 * @example
 * card={{ render: ({ imgID, fileName }) => <ImageThumb id={imgID} alt={fileName} />, width: 270 }}
 */
export interface RowCard<Row> {
  /** The content of a card above its name. */
  readonly render: (row: Row) => ReactNode;
  /** The minimum width of a card in pixels; 240 by default. */
  readonly width?: number | undefined;
}
