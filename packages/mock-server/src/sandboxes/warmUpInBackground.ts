import type { Sandboxes } from './Sandboxes.ts';

const initialDelayMs = 300;
const rowsPerStep = 250;

/**
 * Makes the common state in small steps between requests, so that the first list of a hundred thousand rows does not
 * wait for all of them. Begins after a pause, for whoever starts an emulator wants an answer first. Gives the function
 * that stops it.
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
