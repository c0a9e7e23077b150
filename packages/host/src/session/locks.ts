import type { SessionEnvironment } from './SessionEnvironment.ts';

/**
 * Runs a task while no other tab runs one under the same name. After the time limit it runs all the same: a tab that
 * was frozen with the lock in its hand must not stop the others.
 */
export async function withLock<Result>(
  { locks, schedule }: Pick<SessionEnvironment, 'locks' | 'schedule'>,
  { name, limitMs }: { readonly name: string; readonly limitMs: number },
  task: () => Promise<Result>,
): Promise<Result> {
  if (!locks) return task();
  const waiting = new AbortController();
  const stopWaiting = schedule(limitMs, () => waiting.abort());
  let isRunning = false;
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      isRunning = true;
      stopWaiting();
      return task();
    });
  } catch (error) {
    if (isRunning || !waiting.signal.aborted) throw error;
    return task();
  }
}

/** Holds a lock together with others until the function that it gives is called. */
export function holdSharedLock({ locks }: Pick<SessionEnvironment, 'locks'>, name: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  locks?.request(name, { mode: 'shared' }, () => released).catch(() => {});
  return () => release();
}

/** Takes a lock for as long as the page lives; tells whether nobody had it. Without Web Locks everybody gets it. */
export function tryAcquireLock({ locks }: Pick<SessionEnvironment, 'locks'>, name: string): Promise<boolean> {
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise<never>(() => {});
      })
      .catch(() => resolve(true));
  });
}

/** Tells whether a tab of this browser holds a lock. */
export async function isLocked({ locks }: Pick<SessionEnvironment, 'locks'>, name: string): Promise<boolean> {
  if (!locks) return true;
  const { held = [] } = await locks.query();
  return held.some((lock) => lock.name === name);
}
