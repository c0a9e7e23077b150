import {
  type ApiClient,
  type ListPositionStore,
  useApi,
  useListPosition,
  useNavigation,
  useTabState,
} from '@brokerdesk/plugin-sdk';
import { type InputOf, listApplications } from '@brokerdesk/plugin-sdk/api';
import { useEffect } from 'react';
import {
  createQueueCursor,
  extendQueueCursor,
  adjacentPageNumber,
  pageOf,
  type QueuePage,
  type QueuePosition,
  positionOf,
  type QueueCursor,
} from './QueueCursor.ts';

/** The neighbours of an application in the queue from which it was opened. */
export interface Queue {
  /** Undefined for an application that was not opened from the list, and while loading. */
  readonly position: QueuePosition | undefined;
  /** Opens another application of the queue; "back" still leads to the list. */
  readonly goTo: (applyID: string) => Promise<void>;
}

/** Finds the neighbours of an application in the order of the list: with the list's query, one page at a time. */
export function useQueue(applyID: string): Queue {
  const api = useApi();
  const { open } = useNavigation();
  const listPosition = useListPosition('applications');
  // A reload keeps the order; another query of the list begins another queue.
  const [storedCursor, setCursor] = useTabState<QueueCursor>('walk');
  const cursor = storedCursor?.question === listQueryOf(listPosition) ? storedCursor : undefined;
  useEffect(() => {
    const controller = new AbortController();
    async function extendCursor() {
      try {
        const extended = await loadCursor(cursor, { api, listPosition, applyID, signal: controller.signal });
        if (controller.signal.aborted || extended === cursor) return;
        setCursor(extended);
      } catch {
        // Without neighbours the user returns to the list.
      }
    }
    void extendCursor();
    return () => controller.abort();
  }, [api, listPosition, applyID, cursor, setCursor]);
  return {
    position: cursor && positionOf(cursor, applyID),
    async goTo(next) {
      const savedPosition = listPosition.read();
      if (cursor && savedPosition) {
        const { page: _page, ...params } = savedPosition.params;
        const page = pageOf(cursor, next);
        listPosition.save({
          ...savedPosition,
          rowId: next,
          params: page === 1 ? params : { ...params, page: String(page) },
        });
      }
      await open({ code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: next } }, { replace: true });
    },
  };
}

/** Returns the query of the list as a text; the page and the name of the view do not change the order. */
function listQueryOf(place: ListPositionStore): string | undefined {
  const savedPosition = place.read();
  if (!savedPosition) return undefined;
  const { page: _page, view: _view, ...listQuery } = savedPosition.params;
  return JSON.stringify(listQuery, Object.keys(listQuery).toSorted());
}

interface CursorOptions {
  readonly api: ApiClient;
  readonly listPosition: ListPositionStore;
  readonly applyID: string;
  readonly signal: AbortSignal;
}

/** Returns the cursor with an application and its neighbours; the same one if nothing is missing. */
async function loadCursor(cursor: QueueCursor | undefined, options: CursorOptions): Promise<QueueCursor | undefined> {
  const { listPosition, applyID } = options;
  const question = listQueryOf(listPosition);
  if (question === undefined) return undefined;
  if (!cursor?.ids.includes(applyID)) {
    const page = await fetchPage(options, Number(listPosition.read()?.params['page'] ?? 1));
    return page.ids.includes(applyID) ? createQueueCursor(question, page) : undefined;
  }
  if (adjacentPageNumber(cursor, { id: applyID, removedCount: 0 }) === undefined) return cursor;
  // Later applications have moved up by the number of those that have left.
  const { total } = await fetchPage(options, 1);
  const pageNumber = adjacentPageNumber(cursor, { id: applyID, removedCount: cursor.total - total });
  return pageNumber === undefined ? cursor : extendQueueCursor(cursor, applyID, await fetchPage(options, pageNumber));
}

async function fetchPage({ api, listPosition, signal }: CursorOptions, page: number): Promise<QueuePage> {
  const { page: _page, view: _view, ...params } = listPosition.read()?.params ?? {};
  // The parameters come from a text, so they have no type; the call rejects unknown ones.
  const input = { query: { ...params, page } } as unknown as InputOf<typeof listApplications>;
  const { items, size, total } = await api.call(listApplications, input, { signal, passive: true });
  return { page, size, total, ids: items.map(({ applyID }) => applyID) };
}
