/**
 * Runs a task that fetches ahead once the page has nothing more urgent to do. Not without a network: a browser remembers
 * a module that failed to load, so fetching it too early would spoil it for good.
 */
export function whenIdle(task: () => void): void {
  const run = () => {
    if (navigator.onLine) task();
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run, 200);
}
