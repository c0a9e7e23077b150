import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const account = { displayCode: '2go', userID: 'provider.admin' };

/** A portal that takes no plugins; e2e/deliveredPlugins.spec.ts looks at one that does. */
export const screens: readonly ScreenEntry[] = [
  {
    name: 'plugins of brokers',
    account,
    open: (visit) => visit.goTo('2go/main/user_manager/plugins', { until: 'main .bdk-state' }),
  },
];
