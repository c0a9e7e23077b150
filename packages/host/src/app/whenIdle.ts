/**
 * Runs a prefetching task once the page is idle. Skips it while offline: a browser caches the failure to load a module,
 * so a failed prefetch would break the later import.
 */
export function whenIdle(task: () => void): void {
  const run = () => {
    if (navigator.onLine) task();
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run, 200);
}
