import { useCallback, useEffect, useState } from 'react';

/** What {@link useAsync} has read. */
export interface AsyncResult<Data> {
  /** Undefined until it is there; what was read before stays while it is read again. */
  readonly data: Data | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

const nothing = { data: undefined, error: undefined };

/**
 * Reads something that is not a call of the API, and again when it changes. `read` must be the same function in every
 * rendering as long as it reads the same; undefined as long as nothing is to be read.
 */
export function useAsync<Data>(read: ((signal: AbortSignal) => Promise<Data>) | undefined): AsyncResult<Data> {
  const [{ data, error }, setResult] = useState<Pick<AsyncResult<Data>, 'data' | 'error'>>(nothing);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (read === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    read(signal).then(
      (next) => signal.aborted || setResult({ data: next, error: undefined }),
      (failure: Error) => signal.aborted || setResult({ data: undefined, error: failure }),
    );
    return () => controller.abort();
  }, [read, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { data, error, retry };
}
