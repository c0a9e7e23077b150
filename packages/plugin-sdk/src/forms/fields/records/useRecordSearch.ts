import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiError, UnreachableError } from '../../../services/errors.ts';
import { useHost, usePluginScope } from '../../../hooks/useHost.ts';
import type { RecordOption, RecordPage, RecordSource } from './RecordSource.ts';

const pageSize = 20;

/** Milliseconds after the last input until the search starts. */
const debounceMs = 250;

/** The records that match a search, as far as they are loaded. */
export interface RecordHits {
  readonly options: readonly RecordOption[];
  /** How many records match; undefined until the server has responded. */
  readonly total: number | undefined;
  readonly isLoading: boolean;
  readonly error: ApiError | UnreachableError | null;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** Searches for records once the user pauses; a further page is loaded when it is asked for. */
export function useRecordSearch(
  source: RecordSource,
  { words, isEnabled }: { readonly words: string; readonly isEnabled: boolean },
): RecordHits {
  const { pluginId, api } = usePluginScope();
  const { language } = useHost();
  const settled = useDebounced(words);
  const query = useInfiniteQuery<RecordPage, ApiError | UnreachableError>({
    queryKey: [pluginId, ...source.key, 'search', settled],
    queryFn: ({ pageParam, signal }) =>
      source.search(api, { words: settled, page: pageParam as number, size: pageSize, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, rows, total }) => (rows.length > 0 && page * pageSize < total ? page + 1 : undefined),
    enabled: isEnabled,
  });
  const { data, error, isFetching, hasNextPage } = query;
  return {
    options: (data?.pages ?? []).flatMap(({ rows }) => rows).map((row) => source.toOption(row, language)),
    total: settled === words ? data?.pages[0]?.total : undefined,
    isLoading: isFetching || settled !== words,
    error,
    loadMore() {
      if (hasNextPage && !isFetching) void query.fetchNextPage();
    },
    retry: () => void query.refetch(),
  };
}

function useDebounced(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    if (words === settled) return undefined;
    const timer = setTimeout(() => setSettled(words), words === '' ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [words, settled]);
  return settled;
}
