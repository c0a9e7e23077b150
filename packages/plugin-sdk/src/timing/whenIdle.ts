/** After this time a task runs although the browser is busy, in ms. */
const latestMs = 200;

let waiting: (() => void)[] = [];

/**
 * Runs a task once the browser has painted what is rendered now and has nothing more urgent to do. All that wait run
 * together, so that React renders their results at once. A browser without idle callbacks runs it at once.
 */
export function whenIdle(task: () => void): void {
  if (!('requestIdleCallback' in globalThis)) {
    task();
    return;
  }
  waiting.push(task);
  if (waiting.length === 1) requestIdleCallback(runWaiting, { timeout: latestMs });
}

function runWaiting(): void {
  const tasks = waiting;
  waiting = [];
  for (const task of tasks) task();
}
