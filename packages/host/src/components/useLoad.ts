import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** The state of a load. */
export type LoadState<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: unknown };

/** Loads once when it is mounted, and again on `retry`. For the pages before sign-in, which have no query library. */
export function useLoad<Value>(load: () => Promise<Value>): LoadState<Value> & { readonly retry: () => void } {
  const [tries, setTries] = useState(0);
  const [result, setResult] = useState<LoadState<Value>>({ state: 'loading' });
  const retry = useCallback(() => setTries((count) => count + 1), []);
  const start = useEffectEvent(load);
  useEffect(() => {
    let isCurrent = true;
    setResult({ state: 'loading' });
    start().then(
      (value) => isCurrent && setResult({ state: 'ready', value }),
      (error: unknown) => isCurrent && setResult({ state: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [tries]);
  return { ...result, retry };
}
