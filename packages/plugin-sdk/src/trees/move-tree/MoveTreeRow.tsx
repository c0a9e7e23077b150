import chevronDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-down.js';
import chevronRight from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-right.js';
import type { DragEvent, MouseEvent, ReactNode } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { Text } from '../../kit/Text.tsx';
import type { TreeRow } from '../check-tree/listRows.ts';
import type { TreeDrop } from './useTreeDrag.ts';

/** Props of {@link MoveTreeRow}. */
export interface MoveTreeRowProps {
  readonly row: TreeRow;
  /** The distance from the top of the tree, in pixels. */
  readonly start: number;
  readonly level: number;
  readonly name: string;
  readonly aside: ReactNode;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly isDragged: boolean;
  readonly dropSide: TreeDrop['side'] | undefined;
  readonly isDraggable: boolean;
  readonly onClick: (event: MouseEvent) => void;
  readonly onExpand: () => void;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent<HTMLElement>) => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
}

/** A node of the tree, named by its content. */
export function MoveTreeRow(props: MoveTreeRowProps) {
  const { row, start, level, name, aside } = props;
  return (
    <div
      role="treeitem"
      className="bdk-layout-row bdk-tree-row"
      style={{ insetBlockStart: start, paddingInlineStart: (level - 1) * 16 }}
      tabIndex={props.isActive ? 0 : -1}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-selected={props.isSelected}
      data-dragged={props.isDragged || undefined}
      data-drop={props.dropSide}
      draggable={props.isDraggable}
      {...(row.hasChildren && { 'aria-expanded': row.isExpanded })}
      onClick={props.onClick}
      onDragStart={props.onDragStart}
      onDragOver={props.onDragOver}
      onDrop={props.onDrop}
      onDragEnd={props.onDragEnd}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className="bdk-tree-button"
        onClick={(event) => {
          if (!row.hasChildren) return;
          event.stopPropagation();
          props.onExpand();
        }}
      >
        {row.hasChildren && <Icon paths={row.isExpanded ? chevronDown : chevronRight} />}
      </button>
      <Text cut className="bdk-grow" title={name}>
        {name}
      </Text>{' '}
      {aside}
    </div>
  );
}
