import type { ScreenEntry } from '../../../../../e2e/catalogue/ScreenEntry.ts';

const path = 'demo/main/user_control/user_manager';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'user list',
    open: (visit) => visit.goTo(path, { until: '[role=grid][aria-busy=false] .bdk-row' }),
    read: {
      method: 'GET',
      path: '/users',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
];
