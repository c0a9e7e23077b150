import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_config/tips_matter';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'tips',
    open: (visit) => visit.goTo(path, { until: 'main [role=switch]' }),
    read: {
      method: 'GET',
      path: '/goapi/tips',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-line',
      failed: 'main [role=alert] button',
    },
  },
];
