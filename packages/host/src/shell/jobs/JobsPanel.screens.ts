import type { ScreenEntry } from '../../../../../e2e/catalogue/ScreenEntry.ts';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'jobs, none',
    async open(visit) {
      await visit.goTo('demo/main', { until: '.bd-home' });
      await visit.page.locator('#bd-jobs').click();
      await visit.waitFor('.bd-jobs');
    },
  },
];
