/** Settles as `work` does, or rejects with the reason of the signal as soon as it is aborted. */
export function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    // The signal lives much longer than one piece of work.
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
