import { type DataOf, listOperationRecords, type OperationRecord } from '@brokerdesk/api';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiError, UnreachableError } from '../../services/errors.ts';
import { usePluginScope } from '../../hooks/useHost.ts';

/** The operation records that are loaded at once. */
const size = 20;

/** Which operation records to load. */
export interface HistoryQuery {
  readonly targetID: string;
  readonly operation: string | undefined;
  readonly brokerCode: string | undefined;
  readonly enabled: boolean;
}

/** Loads the operation records of one record page by page, the newest first. */
export function useRecordHistory({ targetID, operation, brokerCode, enabled }: HistoryQuery) {
  const { pluginId, api } = usePluginScope();
  const query = {
    targetID,
    size,
    ...(operation === undefined ? {} : { operation }),
    ...(brokerCode === undefined ? {} : { brokerCode }),
  };
  const { data, ...result } = useInfiniteQuery<
    DataOf<typeof listOperationRecords>,
    ApiError | UnreachableError,
    { readonly pages: readonly DataOf<typeof listOperationRecords>[] },
    readonly unknown[],
    number
  >({
    // In the form of a call's key, so that a change reloads it; its pages are not the data of `useCall`.
    queryKey: [pluginId, listOperationRecords.method, listOperationRecords.path, { query, pages: 'all' }],
    queryFn: ({ pageParam, signal }) =>
      api.call(listOperationRecords, { query: { ...query, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * size < total ? page + 1 : undefined),
    enabled,
  });
  return {
    ...result,
    records: data && uniqueRecords(data.pages.flatMap(({ items }) => items)),
    total: data?.pages[0]?.total,
  };
}

/** A new record moves the others to later pages, so that one of them can be on two. */
function uniqueRecords(records: readonly OperationRecord[]): readonly OperationRecord[] {
  return [...new Map(records.map((record) => [record.recordID, record])).values()];
}
