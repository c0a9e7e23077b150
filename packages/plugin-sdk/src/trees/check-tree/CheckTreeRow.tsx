import chevronDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-down.js';
import chevronRight from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-right.js';
import lockPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/lock.js';
import tickCircle from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick-circle.js';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormats } from '../../hooks/useFormats.ts';
import { Icon } from '../../kit/Icon.tsx';
import { StatusTag } from '../../kit/StatusTag.tsx';
import { Text } from '../../kit/Text.tsx';
import type { CheckState } from './checks.ts';
import type { TreeRow } from './listRows.ts';
import { useCheckTreeText } from './useCheckTreeText.ts';
import tick from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick.js';

/** Whether a node is ticked on one side of a comparison, and how many are below it. */
interface TreeCellValue {
  readonly label: string;
  readonly isChecked: boolean;
  readonly checkedBelow: number;
  readonly totalBelow: number;
}

/** Props of {@link CheckTreeRow}. */
export interface CheckTreeRowProps {
  readonly row: TreeRow;
  /** The distance from the top of the tree, in pixels. */
  readonly start: number;
  readonly level: number;
  readonly name: string;
  readonly query: string;
  readonly state: CheckState;
  readonly checkedBelow: number;
  readonly totalBelow: number;
  readonly change: 'granted' | 'revoked' | undefined;
  /** Why the user cannot change the node. */
  readonly lock: string | undefined;
  readonly isReadOnly: boolean;
  readonly isActive: boolean;
  readonly aside: ReactNode;
  /** The sides of a comparison, in place of the check box. */
  readonly cells: readonly TreeCellValue[] | undefined;
  readonly onFocus: () => void;
  readonly onExpand: () => void;
  readonly onTick: (isWholeBranch: boolean) => void;
}

/** A node of the tree, named by its content. Its buttons are for the pointer; the keys of the tree do the same. */
export function CheckTreeRow(props: CheckTreeRowProps) {
  const { row, start, level, name, query, state, checkedBelow, totalBelow, change, lock, isReadOnly, isActive } = props;
  const text = useCheckTreeText();
  const { count } = useFormats();
  const below = { checked: count(checkedBelow), total: count(totalBelow) };
  const lockText = lock && text('locked', { reason: lock });
  const canTickBranch = !isReadOnly && totalBelow > 0 && checkedBelow < totalBelow;
  return (
    <div
      role="treeitem"
      className="bdk-layout-row bdk-tree-row"
      style={{ insetBlockStart: start, paddingInlineStart: (level - 1) * 20 }}
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-checked={props.cells ? undefined : state}
      aria-disabled={lock !== undefined || undefined}
      {...(row.hasChildren && { 'aria-expanded': row.isExpanded })}
      onFocus={props.onFocus}
      onClick={() => props.onTick(false)}
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
      {props.cells === undefined && <StateMark state={state} isDisabled={isReadOnly || lock !== undefined} />}
      <Text cut className="bdk-grow" title={name}>
        <MarkedText text={name} query={query} />
      </Text>{' '}
      {lockText !== undefined && (
        <span title={lockText}>
          <Icon paths={lockPaths} size={12} />
          <span className="bdk-hidden">{lockText}</span>
        </span>
      )}{' '}
      {change && <StatusTag tone={change === 'granted' ? 'progress' : 'failed'}>{text(change)}</StatusTag>}{' '}
      {props.aside}{' '}
      {props.cells?.map((cell, position) => (
        <TreeCell key={position === 0 ? 'left' : 'right'} {...cell} />
      ))}
      {totalBelow > 0 && props.cells === undefined && (
        <Text tone="neutral" size="small">
          {text('count', below)}
        </Text>
      )}
      {canTickBranch && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="bdk-tree-button"
          title={text('branch', { name })}
          onClick={(event) => {
            event.stopPropagation();
            props.onTick(true);
          }}
        >
          <Icon paths={tickCircle} />
        </button>
      )}
    </div>
  );
}

/** Draws the state as the browser does; assistive technology reads it from the row. */
function StateMark({ state, isDisabled }: { readonly state: CheckState; readonly isDisabled: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'mixed';
  }, [state]);
  return (
    <input
      ref={box}
      type="checkbox"
      tabIndex={-1}
      aria-hidden="true"
      readOnly
      checked={state !== false}
      disabled={isDisabled}
    />
  );
}

/** A text in which the first occurrence of the query is marked. */
function MarkedText({ text, query }: { readonly text: string; readonly query: string }) {
  const words = query.normalize('NFKC').trim().toLowerCase();
  const folded = text.toLowerCase();
  const start = words === '' || folded.length !== text.length ? -1 : folded.indexOf(words);
  if (start < 0) return <>{text}</>;
  const end = start + words.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}

/** One side of a comparison in the row of a node. */
function TreeCell({ label, isChecked, checkedBelow, totalBelow }: TreeCellValue) {
  const text = useCheckTreeText();
  const { count } = useFormats();
  return (
    <span className="bdk-tree-cell">
      <span className="bdk-hidden">{text(isChecked ? 'ticked.yes' : 'ticked.no', { side: label })}</span>
      {isChecked ? <Icon paths={tick} /> : <span aria-hidden="true">–</span>}{' '}
      {totalBelow > 0 && (
        <Text tone="neutral" size="small">
          {text('partCount', { checked: count(checkedBelow), total: count(totalBelow) })}
        </Text>
      )}
    </span>
  );
}
