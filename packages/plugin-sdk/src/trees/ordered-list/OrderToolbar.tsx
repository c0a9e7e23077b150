import arrowsVertical from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrows-vertical.js';
import redoPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/redo.js';
import undoPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/undo.js';
import { useState } from 'react';
import { useFormats } from '../../hooks/useFormats.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { PopoverButton } from '../../kit/Popover.tsx';
import { PositionForm } from '../../kit/reorder-list/PositionForm.tsx';
import type { ReorderItem } from '../../kit/reorder-list/ReorderItem.ts';
import { useMoveText } from '../../kit/reorder-list/useMoveText.ts';
import { Row } from '../../kit/Stack.tsx';
import { StatusTag } from '../../kit/StatusTag.tsx';
import type { OrderHandle } from './OrderHandle.ts';
import { useOrderText } from './useOrderText.ts';

/** The props of {@link OrderToolbar}. */
export interface OrderToolbarProps<Item> {
  readonly order: OrderHandle<Item>;
  readonly rows: readonly ReorderItem[];
  readonly selectedIds: readonly string[];
  readonly onClearSelection: () => void;
}

/** What concerns the whole list: undo, redo, the selected items, and the one save. */
export function OrderToolbar<Item>({ order, rows, selectedIds, onClearSelection }: OrderToolbarProps<Item>) {
  const text = useOrderText();
  const moveText = useMoveText();
  const { count } = useFormats();
  const [done, setDone] = useState<'undone' | 'redone' | readonly string[]>();
  const { undo, redo, isDirty, isSending, conflict } = order;
  const canSave = isDirty && !isSending && conflict === undefined;
  return (
    <Row wrap justify="between">
      <Row gap={4} wrap>
        <HistoryButton
          label={text('undo')}
          paths={undoPaths}
          run={undo}
          onRun={() => setDone('undone')}
          shortcut="Control+Z"
        />
        <HistoryButton
          label={text('redo')}
          paths={redoPaths}
          run={redo}
          onRun={() => setDone('redone')}
          shortcut="Control+Shift+Z"
        />
        {selectedIds.length > 0 && (
          <>
            <PopoverButton
              align="start"
              icon={<Icon paths={arrowsVertical} />}
              button={text('moveSelected', { count: selectedIds.length })}
            >
              {(close) => (
                <PositionForm
                  range={{ first: 0, last: rows.length - selectedIds.length }}
                  onMove={(position) => {
                    close();
                    setDone(selectedIds);
                    order.move(selectedIds, position);
                  }}
                />
              )}
            </PopoverButton>
            <Button variant="minimal" onClick={onClearSelection}>
              {text('clearSelection')}
            </Button>
          </>
        )}
      </Row>
      <Row wrap>
        {isDirty && conflict === undefined && (
          <StatusTag tone="waiting">
            {text('changed', { count: order.movedCount, number: count(order.movedCount) })}
          </StatusTag>
        )}
        <Button aria-disabled={!canSave || undefined} onClick={() => canSave && order.discard()}>
          {text('discard')}
        </Button>
        <Button intent="primary" aria-disabled={!canSave || undefined} onClick={() => canSave && void order.save()}>
          {text(isSending ? 'sending' : 'save')}
        </Button>
      </Row>
      <p className="bdk-hidden" role="status">
        {typeof done === 'string' && text(done)}
        {typeof done === 'object' && moveText(rows, done)}
      </p>
    </Row>
  );
}

function HistoryButton({
  label,
  paths,
  shortcut,
  run,
  onRun,
}: {
  readonly label: string;
  readonly paths: readonly string[];
  readonly shortcut: string;
  readonly run: (() => void) | undefined;
  readonly onRun: () => void;
}) {
  return (
    <IconButton
      label={label}
      paths={paths}
      aria-keyshortcuts={shortcut}
      aria-disabled={run === undefined}
      onClick={() => {
        if (run === undefined) return;
        onRun();
        run();
      }}
    />
  );
}
