/**
 * Waits for a number of milliseconds, for jobs that ask for a result several times. Rejects with the signal's reason when
 * it is aborted.
 *
 * @example
 * await delay(2_000, signal);
 */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
