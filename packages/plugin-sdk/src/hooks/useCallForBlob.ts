import type { Endpoint, InputOf } from '@brokerdesk/api';
import { useQuery } from '@tanstack/react-query';
import type { ApiError, UnreachableError } from '../services/errors.ts';
import type { FileEndpoint } from '../definition/pluginChecks.ts';
import { useBlobUrl } from './useBlobUrl.ts';
import { usePluginScope } from './useHost.ts';

/** A file that is loading, or loaded under a `blob:` address. */
export interface BlobResult {
  /** A `blob:` address for `src`; undefined until the file is loaded. It is revoked when the component unmounts. */
  readonly url: string | undefined;
  readonly error: ApiError | UnreachableError | null;
  readonly retry: () => void;
}

/**
 * Loads a file by a signed call and creates a `blob:` address for it, which is revoked when the component unmounts: a
 * client's file never has a link that works elsewhere.
 */
export function useCallForBlob<E extends Endpoint>(endpoint: E & FileEndpoint<E>, input: InputOf<E>): BlobResult {
  const { pluginId, api } = usePluginScope();
  const query = useQuery<Blob, ApiError | UnreachableError>({
    queryKey: [pluginId, endpoint.method, endpoint.path, input],
    queryFn: ({ signal }) => api.callForBlob(endpoint, input, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useBlobUrl(query.data);
  return { url, error: query.error, retry: () => void query.refetch() };
}
