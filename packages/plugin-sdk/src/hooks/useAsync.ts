import { useCallback, useEffect, useState } from 'react';

/** What {@link useAsync} has read. */
export interface AsyncResult<Data> {
  /** Undefined until it is there; what was read before stays while it is read again. */
  readonly data: Data | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/**
 * Reads something that is not a call of the API, and again when it changes. `read` must be the same function in every
 * rendering as long as it reads the same; undefined as long as nothing is to be read.
 */
export function useAsync<Data>(read: ((signal: AbortSignal) => Promise<Data>) | undefined): AsyncResult<Data> {
  const [result, setResult] = useState<{ readonly data?: Data; readonly error?: Error }>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (read === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    read(signal).then(
      (data) => signal.aborted || setResult({ data }),
      (error: Error) => signal.aborted || setResult({ error }),
    );
    return () => controller.abort();
  }, [read, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { data: result.data, error: result.error, retry };
}
