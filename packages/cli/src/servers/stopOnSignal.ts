import { watchParent } from './watchParent.ts';

const stopTimeoutMs = 3_000;

/** A server or process that runs until it is closed. */
export interface RunningServer {
  close(): Promise<unknown>;
}

/**
 * Closes everything on Ctrl-C or SIGTERM, last started first, and ends the process: 0 if all closed in time, 1 if one
 * failed. A second Ctrl-C does not wait (130). What npm or npx started is also stopped when they have ended.
 */
export function stopOnSignal(running: readonly RunningServer[]): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    const ends = await Promise.allSettled(running.toReversed().map((one) => one.close()));
    const failure = ends.find((end) => end.status === 'rejected');
    if (failure) process.stderr.write(`Stopping failed: ${String(failure.reason)}\n`);
    process.exit(failure ? 1 : 0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (process.env['npm_command'] !== undefined) watchParent(() => void stop());
}
