// The user's layout of a list: which columns, in which order, how wide, and which of them are pinned.
import type { ListColumn } from '../ListColumn.ts';

/** The user's choices for one column. */
export interface ColumnChoice {
  readonly id: string;
  /** Pixels; without it, the column's own width and its share of the spare space. */
  readonly width?: number | undefined;
  readonly isHidden?: boolean | undefined;
  readonly isPinned?: boolean | undefined;
}

/** The layout of a list. */
export interface ListLayout {
  /** In the order of the screen. Columns that are not named keep their declared position. */
  readonly columns: readonly ColumnChoice[];
  readonly density: 'normal' | 'compact';
}

/** A column as it is rendered. */
export type ShownColumn<Row> = ListColumn<Row> & {
  /** Takes no share of the spare space. */
  readonly isFixed: boolean;
  /** The user has chosen it, so it is shown whether it fits or not. */
  readonly isChosen: boolean;
  /** Pinned, this many pixels from the start. */
  readonly left?: number | undefined;
};

/** As declared by the list. */
export const defaultLayout: ListLayout = { columns: [], density: 'normal' };

/** The width of the check box column, in pixels. */
export const selectColumnWidth = 36;

/** The width of the row menu column, in pixels. */
export const menuColumnWidth = 44;

/** The minimum and maximum width of a column, in pixels. */
export const columnWidths = { min: 56, max: 640 } as const;

/**
 * Lists every column with the user's choices, in the order of the screen. A column that was added since then follows the
 * one that it is declared after; a column that was removed is dropped. The first column names the row, so it stays
 * the first and is always shown; pinned columns follow it.
 */
export function completeChoices<Row>(columns: readonly ListColumn<Row>[], layout: ListLayout): ColumnChoice[] {
  const declared = new Set(columns.map(({ id }) => id));
  const choices = layout.columns.filter(({ id }) => declared.has(id));
  columns.forEach(({ id, isHidden = false }, at) => {
    if (choices.some((choice) => choice.id === id)) return;
    const before = choices.findIndex((choice) => choice.id === columns[at - 1]?.id);
    choices.splice(before + 1, 0, isHidden ? { id, isHidden } : { id });
  });
  const rank = ({ id, isPinned = false }: ColumnChoice) => Number(id !== columns[0]?.id) + Number(!isPinned);
  return choices
    .map((choice) => (choice.id === columns[0]?.id ? { ...choice, isPinned: true } : choice))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Returns the columns to render; each row has `leadingWidth` pixels before them. */
export function arrangeColumns<Row>(
  columns: readonly ListColumn<Row>[],
  layout: ListLayout,
  leadingWidth: number,
): ShownColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const choices = completeChoices(columns, layout).filter(({ isHidden }, at) => at === 0 || isHidden !== true);
  const hasPinned = choices.some(({ isPinned }, at) => at > 0 && isPinned);
  let left = leadingWidth;
  return choices.flatMap((choice, at) => {
    const column = byId.get(choice.id);
    if (column === undefined) return [];
    const width = choice.width ?? column.width;
    const isPinnedColumn = at === 0 || choice.isPinned === true;
    // The position of a pinned column is known only if the columns before it do not grow.
    const shown = {
      ...column,
      width,
      isFixed: choice.width !== undefined || (hasPinned && isPinnedColumn),
      isChosen: isPinnedColumn || choice.isHidden === false,
    };
    if (!isPinnedColumn) return [shown];
    const start = left;
    left += width;
    return [{ ...shown, left: start }];
  });
}

/** A column of this width or more holds texts of any length, which may have less room, in pixels. */
const wideColumn = 240;

/** The least width for such texts, in pixels. */
const shortest = 160;

/**
 * Returns the columns that fit into a width, so that none is cut: the sorted one and those that the user has chosen, then
 * as many of the others as have room, the first ones first. A wide one takes what is left, if it is not too little.
 *
 * @param room in pixels, for these columns
 * @param sort the order of the list, such as `-updateTime`
 */
export function columnsThatFit<Row>(
  columns: readonly ShownColumn<Row>[],
  room: number,
  sort: string,
): readonly ShownColumn<Row>[] {
  const field = sort.replace(/^-/, '');
  const stays = ({ isChosen, id, sortField = id }: ShownColumn<Row>) => isChosen || sortField === field;
  let rest = room - columns.reduce((sum, column) => sum + (stays(column) ? column.width : 0), 0);
  return columns.flatMap((column) => {
    if (stays(column)) return [column];
    const width = column.width >= wideColumn && rest >= shortest ? Math.min(column.width, rest) : column.width;
    if (width > rest) return [];
    rest -= width;
    return [width === column.width ? column : { ...column, width }];
  });
}

/** Limits a width to the range for columns. */
export function clampWidth(width: number): number {
  return Math.max(columnWidths.min, Math.min(columnWidths.max, Math.round(width)));
}

/** Changes the user's choices for one column. */
export function changeColumn<Row>(
  columns: readonly ListColumn<Row>[],
  layout: ListLayout,
  change: ColumnChoice,
): ListLayout {
  const choices = completeChoices(columns, layout);
  return { ...layout, columns: choices.map((choice) => (choice.id === change.id ? { ...choice, ...change } : choice)) };
}

/** Moves a column to the position of another one. The first column stays first, and pinned ones stay before the rest. */
export function moveColumn<Row>(
  columns: readonly ListColumn<Row>[],
  layout: ListLayout,
  { id, to }: { readonly id: string; readonly to: number },
): ListLayout {
  const choices = completeChoices(columns, layout);
  const from = choices.findIndex((choice) => choice.id === id);
  const [moved] = choices.splice(from, 1);
  if (moved !== undefined) choices.splice(to, 0, moved);
  return { ...layout, columns: completeChoices(columns, { ...layout, columns: choices }) };
}
