import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RefusalError, UnreachableError } from '../errors.ts';
import { useBlobUrl } from '../hooks/useBlobUrl.ts';
import { usePluginScope } from '../hooks/usePluginScope.ts';
import type { BenchDocument } from './BenchDocument.ts';

/** Bytes that nobody looks at any more are given back after this time. */
const keptMs = 60_000;

/** The bytes of a document, on their way or there. */
export interface DocumentFile {
  readonly blob: Blob | undefined;
  /** An address of this page; undefined until the bytes are there. */
  readonly url: string | undefined;
  readonly error: RefusalError | UnreachableError | null;
  readonly isWaiting: boolean;
  readonly retry: () => void;
}

/** Fetches a document; with `isPassive` only what another component has fetched is given. */
export function useDocumentFile(document: BenchDocument, { isPassive = false } = {}): DocumentFile {
  const { pluginId } = usePluginScope();
  const query = useQuery({ ...fileQuery(pluginId, document), enabled: !isPassive });
  return {
    blob: query.data,
    url: useBlobUrl(query.data),
    error: query.error,
    isWaiting: query.isFetching,
    retry: () => void query.refetch(),
  };
}

/** Fetches a document that is likely to be shown next. A failure is told when it is shown. */
export function useDocumentAhead(
  document: BenchDocument | undefined,
  { isReady }: { readonly isReady: boolean },
): void {
  const { pluginId } = usePluginScope();
  const queries = useQueryClient();
  const next = isReady ? document : undefined;
  useEffect(() => {
    if (next !== undefined) void queries.prefetchQuery(fileQuery(pluginId, next));
  }, [next, pluginId, queries]);
}

function fileQuery(pluginId: string, { id, fetch }: BenchDocument) {
  return queryOptions<Blob, RefusalError | UnreachableError>({
    // Not below the plugin's name: the bytes stay what they are when everything else is asked for anew.
    queryKey: ['document', pluginId, id],
    queryFn: ({ signal }) => fetch({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
  });
}
