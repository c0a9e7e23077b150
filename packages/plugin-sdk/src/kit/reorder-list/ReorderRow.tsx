import arrowDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrow-down.js';
import arrowUp from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrow-up.js';
import arrowsVertical from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrows-vertical.js';
import dragHandle from '@blueprintjs/icons/lib/esm/generated/16px/paths/drag-handle-vertical.js';
import type { ReactNode } from 'react';
import { Button, GridListItem } from 'react-aria-components/GridList';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import type { ReorderItem } from './ReorderItem.ts';
import { useReorderText } from './useReorderText.ts';

/** The controls of an item that move it. */
export type MoveControl = 'up' | 'down' | 'position';

/** The props of {@link ReorderRow}. */
export interface ReorderRowProps {
  readonly item: ReorderItem;
  readonly position: number;
  /** Undefined if items cannot be selected. */
  readonly isSelected: boolean | undefined;
  readonly onToggle: () => void;
  readonly onMove: (position: number, control: MoveControl) => void;
  /** Asks for the position; without it the item has no such button. */
  readonly onAsk: ((anchor: HTMLElement) => void) | undefined;
  readonly children: ReactNode;
}

/** An item with its drag handle, check box and arrows. */
export function ReorderRow({ item, position, isSelected, onToggle, onMove, onAsk, children }: ReorderRowProps) {
  const text = useReorderText();
  const { id, name, range } = item;
  return (
    <GridListItem id={id} textValue={name} className="bdk-layout-row bdk-gap-4 bdk-reorder-item">
      <Button slot="drag" className="bdk-reorder-handle" isDisabled={range === undefined}>
        {range !== undefined && <Icon paths={dragHandle} />}
      </Button>
      {isSelected !== undefined && (
        <label className="bdk-select-box">
          <input type="checkbox" aria-label={text('select', { name })} checked={isSelected} onChange={onToggle} />
        </label>
      )}
      {children}
      {range !== undefined && (
        <>
          <MoveButton
            id={id}
            control="up"
            label={text('up', { name })}
            paths={arrowUp}
            isEnabled={position > range.first}
            onClick={() => onMove(position - 1, 'up')}
          />
          <MoveButton
            id={id}
            control="down"
            label={text('down', { name })}
            paths={arrowDown}
            isEnabled={position < range.last}
            onClick={() => onMove(position + 1, 'down')}
          />
          {onAsk && (
            <MoveButton
              id={id}
              control="position"
              label={text('moveTo', { name })}
              paths={arrowsVertical}
              isEnabled={range.last > range.first}
              onClick={onAsk}
            />
          )}
        </>
      )}
    </GridListItem>
  );
}

function MoveButton({
  id,
  control,
  label,
  paths,
  isEnabled,
  onClick,
}: {
  readonly id: string;
  readonly control: MoveControl;
  readonly label: string;
  readonly paths: readonly string[];
  readonly isEnabled: boolean;
  readonly onClick: (button: HTMLElement) => void;
}) {
  return (
    <IconButton
      label={label}
      paths={paths}
      aria-disabled={!isEnabled}
      data-move={`${control} ${id}`}
      onClick={({ currentTarget }) => isEnabled && onClick(currentTarget)}
    />
  );
}
