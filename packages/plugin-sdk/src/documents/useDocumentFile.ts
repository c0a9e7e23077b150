import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiError, UnreachableError } from '../services/errors.ts';
import { useBlobUrl } from '../hooks/useBlobUrl.ts';
import { usePluginScope } from '../hooks/useHost.ts';
import type { ViewerDocument } from './ViewerDocument.ts';

/** Bytes are released this long after the last viewer unmounts. */
const cacheMs = 60_000;

/** The bytes of a document, loading or loaded. */
export interface DocumentFile {
  readonly blob: Blob | undefined;
  /** A `blob:` address; undefined until the bytes are loaded. */
  readonly url: string | undefined;
  readonly error: ApiError | UnreachableError | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** Loads a document; with `isCacheOnly` it returns only bytes that another component has loaded. */
export function useDocumentFile(document: ViewerDocument, { isPassive: isCacheOnly = false } = {}): DocumentFile {
  const { pluginId } = usePluginScope();
  const query = useQuery({ ...fileQuery(pluginId, document), enabled: !isCacheOnly });
  return {
    blob: query.data,
    url: useBlobUrl(query.data),
    error: query.error,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  };
}

/** Loads a document that is likely to be shown next. A failure is reported when it is shown. */
export function usePrefetchDocument(
  document: ViewerDocument | undefined,
  { isReady }: { readonly isReady: boolean },
): void {
  const { pluginId } = usePluginScope();
  const queryClient = useQueryClient();
  const next = isReady ? document : undefined;
  useEffect(() => {
    if (next !== undefined) void queryClient.prefetchQuery(fileQuery(pluginId, next));
  }, [next, pluginId, queryClient]);
}

function fileQuery(pluginId: string, { id, fetch }: ViewerDocument) {
  return queryOptions<Blob, ApiError | UnreachableError>({
    // Not below the plugin's name: the bytes never change, so refreshing the plugin's data must not reload them.
    queryKey: ['document', pluginId, id],
    queryFn: ({ signal }) => fetch({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: cacheMs,
  });
}
