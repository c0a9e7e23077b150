import { useSheetText } from '../useSheetText.ts';
import { rowLabelWidth } from './SheetRow.tsx';

/** The props of {@link SheetHeader}. */
export interface SheetHeaderProps {
  readonly id: string;
  readonly titles: readonly string[];
  readonly isFirstPinned: boolean;
  /** Selects all cells of a column. */
  readonly onSelect: (column: number) => void;
}

/** The titles of a sheet's columns; a click selects the column. */
export function SheetHeader({ id, titles, isFirstPinned, onSelect }: SheetHeaderProps) {
  const text = useSheetText();
  return (
    <div role="rowgroup" className="bdk-head">
      <div role="row" aria-rowindex={1} className="bdk-head-row">
        <div role="columnheader" aria-colindex={1} className="bdk-cell bdk-pinned bdk-sheet-label">
          {text('row')}
        </div>
        {titles.map((title, at) => {
          const isPinned = at === 0 && isFirstPinned;
          return (
            <div
              key={title}
              role="columnheader"
              id={`${id}-column-${at}`}
              aria-colindex={at + 2}
              className={`bdk-cell${isPinned ? ' bdk-pinned' : ''}`}
              {...(isPinned ? { style: { insetInlineStart: rowLabelWidth } } : {})}
              onMouseDown={(event) => {
                event.preventDefault();
                onSelect(at);
              }}
            >
              {title}
            </div>
          );
        })}
      </div>
    </div>
  );
}
