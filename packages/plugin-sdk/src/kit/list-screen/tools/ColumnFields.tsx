import pin from '@blueprintjs/icons/lib/esm/generated/16px/paths/pin.js';
import { IconButton } from '../../IconButton.tsx';
import { blueprintClasses } from '../../blueprintClasses.ts';
import { Row } from '../../Stack.tsx';
import { Text } from '../../Text.tsx';
import { type ReorderItem } from '../../reorder-list/ReorderItem.ts';
import { type ColumnChoice, columnWidths, clampWidth } from '../layout/ListLayout.ts';
import { useToolText } from './listToolsTexts.ts';

/** A column in the columns panel. */
export interface ColumnItem extends ColumnChoice, ReorderItem {
  readonly width: number;
  /** The window is too narrow for it; chosen here, it is shown nevertheless, and the rows scroll sideways. */
  readonly hasNoRoom: boolean;
}

/** The fields of one column: whether it is shown, whether it is pinned, and its width. */
export function ColumnFields({
  item,
  onChange,
}: {
  readonly item: ColumnItem;
  readonly onChange: (choice: ColumnChoice) => void;
}) {
  const text = useToolText();
  const { id, name, width, hasNoRoom, isPinned = false } = item;
  const isHidden = item.isHidden === true || hasNoRoom;
  // The first column names its row: it is always shown and always first.
  const isFirst = item.range === undefined;
  function setWidth(value: string) {
    const requestedWidth = Number(value);
    if (requestedWidth > 0 && requestedWidth !== width) onChange({ id, width: clampWidth(requestedWidth) });
  }
  return (
    <>
      <Row as="label" className="bdk-grow">
        <input
          type="checkbox"
          aria-label={text('columns.show', { name })}
          checked={!isHidden || isFirst}
          disabled={isFirst}
          onChange={() => onChange({ id, isHidden: !isHidden })}
        />
        <Text cut>{name}</Text>
        {hasNoRoom && (
          <Text tone="neutral" size="small">
            {text('columns.noRoom')}
          </Text>
        )}
      </Row>
      <input
        // The typed width applies when the field loses the focus; the field then shows the width that was set.
        key={width}
        className={`${blueprintClasses.input} bdk-page-number`}
        type="number"
        min={columnWidths.min}
        max={columnWidths.max}
        step={8}
        aria-label={text('columns.width', { name })}
        defaultValue={width}
        onBlur={(event) => setWidth(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && setWidth(event.currentTarget.value)}
      />
      {isFirst ? (
        <Text tone="neutral" size="small" className="bdk-column-first">
          {text('columns.first')}
        </Text>
      ) : (
        <IconButton
          label={text('columns.pin', { name })}
          paths={pin}
          aria-pressed={isPinned}
          onClick={() => onChange({ id, isPinned: !isPinned })}
        />
      )}
    </>
  );
}
