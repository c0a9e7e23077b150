// The order of a list while a user changes it. The server has no version of an order: it only rejects one that does not
// name exactly the present items. A conflict is therefore found in the list itself, which is loaded again before the
// order is sent: it is no longer the one from which the user began.
import { useState } from 'react';
import { ApiError, UnreachableError } from '../../services/errors.ts';
import { readConflict } from '../../forms/form/conflicts.ts';
import type { SubmitError } from '../../forms/form/FormHandle.ts';
import { useLeaveGuard } from '../../forms/form/useLeaveGuard.ts';
import { useSubmission } from '../../forms/form/useSubmission.ts';
import { useRefresh } from '../../hooks/useCall.ts';
import { useDraft } from '../../hooks/useDraft.ts';
import { useHost } from '../../hooks/useHost.ts';
import { countMoved, isSameOrder, moveIds, rebaseOrder } from './order.ts';
import type { OrderConflict, OrderHandle, OrderSpec } from './OrderHandle.ts';
import { useOrderHistory } from './useOrderHistory.ts';
import { useOrderText } from './useOrderText.ts';

/** An order that differs from the server's, and the one from which the user began. */
interface OrderEdit {
  readonly base: readonly string[];
  readonly order: readonly string[];
}

/**
 * Returns the order of a list: moves with undo, one save for all of them, a draft, a confirmation before the order is
 * lost, and conflicts that keep the user's order.
 *
 * @example
 * const order = useOrder({
 *   name: 'announcements',
 *   query: useAllRows(listAnnouncements, { rowId: ({ announceID }) => announceID }),
 *   idOf: ({ announceID }) => announceID,
 *   save: (sequence, options) => api.call(orderAnnouncements, { body: { sequence: [...sequence] } }, options),
 * });
 */
export function useOrder<Item>(spec: OrderSpec<Item>): OrderHandle<Item> {
  const { query, idOf } = spec;
  const { notify } = useHost();
  const text = useOrderText();
  const refresh = useRefresh();
  const submission = useSubmission();
  const history = useOrderHistory();
  const [submitError, setSubmitError] = useState<SubmitError>();
  const [rejection, setRejection] = useState<OrderConflict>();
  const draft = useOrderDraft(spec);
  const edit = draft.value;
  const { current, remember } = useServerOrder(spec);
  // The list may be loaded between the requests of a save.
  const isStale =
    edit !== undefined && query.data !== undefined && !submission.isSending && !isSameOrder(edit.base, current);
  const conflict = edit && (rejection ?? (isStale ? { by: null, at: null } : undefined));
  const shown = edit === undefined || conflict ? current : edit.order;
  const canMove = query.data !== undefined && !conflict && !submission.isSending;

  /** Shows another order, and stores it as a draft unless it is the server's own. */
  function show(order: readonly string[], base = edit?.base ?? current) {
    setSubmitError(undefined);
    if (isSameOrder(order, base)) draft.discard();
    else draft.change({ base, order });
  }
  function discard() {
    history.clear();
    setSubmitError(undefined);
    setRejection(undefined);
    leaveGuard.release();
    draft.discard();
  }

  async function save(): Promise<boolean> {
    if (edit === undefined || !canMove) return false;
    setSubmitError(undefined);
    try {
      const sent = await submission.send(edit.order, async (idempotencyKey, { isRetry }) => {
        // A retry finds the order that its first attempt may have saved.
        if (!isRetry && (await isReordered(spec, edit.base))) return false;
        await spec.save(edit.order, { idempotencyKey });
        return true;
      });
      if (!sent?.data) return false;
      remember(edit.order);
      discard();
      refresh();
      notify({ tone: 'success', text: text('saved') });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof UnreachableError)) throw error;
      if (error.code === 'E0005') setRejection({ by: null, at: null, ...whoChanged(error) });
      else setSubmitError(error);
      // Shows what is on the server now, also after some of several requests have succeeded.
      if (error instanceof ApiError) refresh();
      return false;
    }
  }
  const leaveGuard = useLeaveGuard({ isDirty: edit !== undefined, submit: save, discard });
  const itemsById = new Map(query.data?.map((item) => [idOf(item), item]));

  return {
    query,
    idOf,
    items: query.data && shown.flatMap((id) => itemsById.get(id) ?? []),
    isDirty: edit !== undefined,
    movedCount: conflict ? 0 : countMoved(current, shown),
    isSending: submission.isSending,
    submitError,
    conflict,
    isRestored: draft.isRestored,
    isTooLong: draft.isTooLong,
    isOpenElsewhere: draft.isOpenElsewhere,
    leavePrompt: leaveGuard.leaving,
    move(ids, position) {
      const order = moveIds(shown, ids, position);
      if (!canMove || isSameOrder(order, shown)) return;
      history.add(shown);
      show(order);
    },
    undo: canMove && history.canUndo ? () => show(history.undo(shown)) : undefined,
    redo: canMove && history.canRedo ? () => show(history.redo(shown)) : undefined,
    save,
    discard,
    requestLeave: (leave) => leaveGuard.request(leave),
    applyAgain() {
      if (edit === undefined) return;
      history.clear();
      setRejection(undefined);
      show(rebaseOrder(edit.order, current), current);
    },
  };
}

function useOrderDraft({ name, id }: Pick<OrderSpec<unknown>, 'name' | 'id'>) {
  return useDraft<OrderEdit | undefined>({
    form: `order ${name}`,
    ...(id === undefined ? {} : { record: id }),
    initial: undefined,
  });
}

/** The order on the server: that of the loaded list, or what was saved last, until the list is loaded again. */
function useServerOrder<Item>({ query, idOf }: Pick<OrderSpec<Item>, 'query' | 'idOf'>) {
  const [saved, setSaved] = useState<OrderEdit>();
  const loaded = query.data?.map(idOf) ?? [];
  const isLoaded = saved !== undefined && query.data !== undefined && !isSameOrder(saved.base, loaded);
  if (isLoaded) setSaved(undefined);
  return {
    current: saved && isSameOrder(saved.base, loaded) ? saved.order : loaded,
    remember: (order: readonly string[]) => setSaved({ base: loaded, order }),
  };
}

/** Whether another user has put the same items into another order, which the server would overwrite. */
async function isReordered<Item>(
  { query, idOf }: Pick<OrderSpec<Item>, 'query' | 'idOf'>,
  base: readonly string[],
): Promise<boolean> {
  const { data } = await query.refetch();
  const now = data?.map(idOf) ?? base;
  return !isSameOrder(now, base) && isSameOrder(now.toSorted(), base.toSorted());
}

function whoChanged(error: unknown): Partial<OrderConflict> {
  const { by, at } = readConflict(error) ?? {};
  return { ...(by === undefined ? {} : { by }), ...(at === undefined ? {} : { at }) };
}
