import type { RegisteredRoute } from './context/Route.ts';
import type { Sandboxes } from './sandboxes/Sandboxes.ts';

const initialDelayMs = 300;
const rowsPerStep = 250;

/**
 * Loads the resources, and creates the seeded state in small steps between requests, so that the first list of a hundred
 * thousand rows does not wait for all of them. Begins after a pause, because the first response comes first. Returns the
 * function that stops it.
 */
export function warmUpInBackground(sandboxes: Sandboxes, routes: readonly RegisteredRoute[]): () => void {
  let isStopped = false;
  const step = () => {
    if (!isStopped && !sandboxes.warmUp(rowsPerStep)) setImmediate(step).unref();
  };
  const begin = async () => {
    for (const { handler } of routes) {
      if (isStopped) return;
      // One resource after the other, with the requests that have come meanwhile between them.
      // oxlint-disable-next-line no-await-in-loop
      await handler();
    }
    step();
  };
  const start = setTimeout(() => void begin(), initialDelayMs).unref();
  return () => {
    isStopped = true;
    clearTimeout(start);
  };
}
