import type { ScreenEntry } from '../../../../../e2e/catalogue/ScreenEntry.ts';

export const screens: readonly ScreenEntry[] = [
  { name: 'plugins and permissions', open: (visit) => visit.goTo('demo/diagnostics', { until: 'table' }) },
];
