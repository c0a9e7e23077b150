import { act } from '@testing-library/react';
import type { LeaveGuard, Navigation, ScreenParams, ScreenTarget } from '../services/hostServices.ts';

/** A navigation in memory, with a record of its use. */
export interface TestNavigation {
  readonly navigation: Navigation;
  readonly opened: readonly ScreenTarget[];
  /** Tries to leave the screen as the host does, asking the innermost guard that has unsaved changes. */
  readonly leave: () => Promise<'left' | 'stayed'>;
}

/** Creates a navigation that opens nothing and lists the requested targets. */
export function createTestNavigation(showParams: (params: ScreenParams) => void): TestNavigation {
  const opened: ScreenTarget[] = [];
  const guards = new Set<LeaveGuard>();
  return {
    opened,
    navigation: {
      canOpen: () => true,
      hrefOf: async (target) =>
        `/admin/test/${target.code}/${target.child ?? ''}?${new URLSearchParams(target.params)}`,
      open: async (target) => void opened.push(target),
      async setParams(next) {
        // The host encrypts parameters first, so they never change immediately.
        await Promise.resolve();
        act(() => showParams(next));
      },
      guard(added) {
        guards.add(added);
        return () => void guards.delete(added);
      },
    },
    leave: () =>
      new Promise((resolve) => {
        const active = [...guards].findLast((guard) => guard.hasUnsavedChanges());
        if (!active) resolve('left');
        else act(() => active.confirmLeave({ leave: () => resolve('left'), stay: () => resolve('stayed') }));
      }),
  };
}
