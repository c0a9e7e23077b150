import type { SessionEnvironment } from './SessionEnvironment.ts';

/**
 * Runs a task while no other tab runs one under the same name. After the time limit it runs anyway, so that a tab that
 * was frozen while it held the lock does not block the others.
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

/** Holds a shared lock until the returned function is called. */
export function holdSharedLock({ locks }: Pick<SessionEnvironment, 'locks'>, name: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  locks?.request(name, { mode: 'shared' }, () => released).catch(() => {});
  return () => release();
}

/** Takes a lock for the lifetime of the page; false if another tab has it. Without Web Locks every tab gets it. */
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

/** Waits for a lock and takes it for the lifetime of the page. Without Web Locks every tab gets it. */
export function acquireLock({ locks }: Pick<SessionEnvironment, 'locks'>, name: string): Promise<void> {
  if (!locks) return Promise.resolve();
  return new Promise((resolve, reject) => {
    locks
      .request(name, () => {
        resolve();
        return new Promise<never>(() => {});
      })
      .catch(reject);
  });
}

/** Whether a tab of this browser holds a lock; true without Web Locks. */
export async function isLocked({ locks }: Pick<SessionEnvironment, 'locks'>, name: string): Promise<boolean> {
  if (!locks) return true;
  const { held = [] } = await locks.query();
  return held.some((lock) => lock.name === name);
}
