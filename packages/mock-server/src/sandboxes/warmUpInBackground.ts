import type { Sandboxes } from './Sandboxes.ts';

const initialDelayMs = 300;
const rowsPerStep = 250;

/**
 * Creates the seeded state in small steps between requests, so that the first list of a hundred thousand rows does not
 * wait for all of them. Begins after a pause, because the first response comes first. Returns the function that stops it.
 */
export function warmUpInBackground(sandboxes: Sandboxes): () => void {
  let isStopped = false;
  const step = () => {
    if (!isStopped && !sandboxes.warmUp(rowsPerStep)) setImmediate(step).unref();
  };
  const start = setTimeout(step, initialDelayMs).unref();
  return () => {
    isStopped = true;
    clearTimeout(start);
  };
}
