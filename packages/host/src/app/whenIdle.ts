/** Runs a task once the page has nothing more urgent to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 2_000 });
  else setTimeout(task, 200);
}
