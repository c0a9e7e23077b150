import type { Sandboxes } from './Sandboxes.ts';

const firstPauseMs = 300;
const rowsAtOnce = 250;

/**
 * Makes the common state in small steps between requests, so that the first list of a hundred thousand rows does not
 * wait for all of them. Begins after a pause, for whoever starts an emulator wants an answer first. Gives the function
 * that stops it.
 */
export function prepareInPauses(sandboxes: Sandboxes): () => void {
  let isStopped = false;
  const step = () => {
    if (!isStopped && !sandboxes.prepare(rowsAtOnce)) setImmediate(step).unref();
  };
  const start = setTimeout(step, firstPauseMs).unref();
  return () => {
    isStopped = true;
    clearTimeout(start);
  };
}
