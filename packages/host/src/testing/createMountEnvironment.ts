import { createBrowserEnvironment, type SessionEnvironment } from '../session/SessionEnvironment.ts';

/** What the session of a mounted portal needs, and what ends it. */
export interface MountEnvironment {
  readonly environment: SessionEnvironment;
  /** As when a page is gone: nothing that was planned happens, and its clock stands. Its listeners stay in the page of the test. */
  readonly leave: () => void;
}

/**
 * Returns an environment for one mounted portal. Without it, the session of a left portal would end in the page of a later
 * test, where time has passed or the computer's clock is another one.
 */
export function createMountEnvironment(): MountEnvironment {
  const browser = createBrowserEnvironment();
  const planned = new Set<() => void>();
  let leftAt: number | undefined;
  return {
    environment: {
      ...browser,
      now: () => leftAt ?? browser.now(),
      schedule(delayMs, task) {
        if (leftAt !== undefined) return () => {};
        const stop = browser.schedule(delayMs, () => {
          planned.delete(stop);
          task();
        });
        planned.add(stop);
        return () => {
          planned.delete(stop);
          stop();
        };
      },
    },
    leave() {
      leftAt = browser.now();
      for (const stop of planned) stop();
      planned.clear();
    },
  };
}
