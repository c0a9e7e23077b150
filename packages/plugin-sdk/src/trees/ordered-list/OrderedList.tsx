import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { LeaveDialog } from '../../forms/dialogs/LeaveDialog.tsx';
import { ErrorCallout } from '../../forms/form/FormProblems.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorState } from '../../kit/ErrorState.tsx';
import { ListSkeleton } from '../../kit/list-screen/ListSkeleton.tsx';
import { ReorderList } from '../../kit/reorder-list/ReorderList.tsx';
import { RestoredDraft } from '../../kit/RestoredDraft.tsx';
import { Stack } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import { OrderConflictPanel } from './OrderConflictPanel.tsx';
import type { OrderHandle } from './OrderHandle.ts';
import { OrderToolbar } from './OrderToolbar.tsx';
import { useOrderText } from './useOrderText.ts';

/** Props of {@link OrderedList}. */
export interface OrderedListProps<Item> {
  readonly order: OrderHandle<Item>;
  /** Names the list for assistive technology. */
  readonly label: string;
  /** Names an item in labels and announcements. */
  readonly nameOf: (item: Item) => string;
  /** The content of an item, on one line; its name by default. */
  readonly children?: ((item: Item) => ReactNode) | undefined;
  /** Shown in place of an empty list. */
  readonly empty: { readonly title: string; readonly text?: string | undefined; readonly action?: ReactNode };
}

/** Longer lists draw only the items in view. */
const completeLength = 100;
/** The height of an item in a longer list, in pixels. */
const rowSize = 40;

/**
 * A list that the user puts in order: by dragging, by keyboard, with arrows, or by typing a position, one item or several
 * selected ones. All moves are saved at once; they can be undone with Ctrl or ⌘ and Z.
 */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { order, label, nameOf, children = nameOf, empty } = props;
  const text = useOrderText();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const { query, items } = order;
  if (items === undefined) {
    if (query.error) {
      return <ErrorState title={text('failed')} error={query.error} onRetry={() => void query.refetch()} />;
    }
    return <ListSkeleton itemsLabel={text('list')} lines={4} />;
  }
  if (items.length === 0) {
    return (
      <EmptyState title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    );
  }
  const canMove = order.conflict === undefined && !order.isSending;
  const range = canMove && items.length > 1 ? { first: 0, last: items.length - 1 } : undefined;
  const rows = items.map((item) => ({ id: order.idOf(item), name: nameOf(item), range, item }));
  const isLong = rows.length > completeLength;
  // An item that another user has deleted is no longer selected.
  const selection = new Set(rows.map(({ id }) => id).filter((id) => selectedIds.has(id)));

  // In the capture phase: React Aria keeps the keys of its rows.
  function onKeyDown(event: KeyboardEvent) {
    const isText = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isText) return;
    const isRedo = event.key === 'y' || (event.key.toLowerCase() === 'z' && event.shiftKey);
    if (!isRedo && event.key !== 'z') return;
    event.preventDefault();
    (isRedo ? order.redo : order.undo)?.();
  }
  const list = (
    <ReorderList
      label={label}
      items={rows}
      onMove={order.move}
      hasPositions
      {...(range && {
        selection: {
          ids: selection,
          onToggle: (id: string) => {
            if (!selection.delete(id)) selection.add(id);
            setSelectedIds(selection);
          },
        },
      })}
    >
      {({ item }) => (
        <Text cut className="bdk-grow bdk-reorder-name">
          {children(item)}
        </Text>
      )}
    </ReorderList>
  );
  return (
    <Stack gap={8} className="bdk-ordered" data-long={isLong || undefined} onKeyDownCapture={onKeyDown}>
      <RestoredDraft draft={order} />
      <OrderConflictPanel order={order} />
      <div role="alert">{order.submitError && <ErrorCallout error={order.submitError} />}</div>
      <OrderToolbar
        order={order}
        rows={rows}
        selectedIds={[...selection]}
        onClearSelection={() => setSelectedIds(new Set())}
      />
      {isLong ? (
        <Virtualizer layout={ListLayout} layoutOptions={{ rowSize }}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
      {order.leavePrompt && <LeaveDialog prompt={order.leavePrompt} isSending={order.isSending} />}
    </Stack>
  );
}
