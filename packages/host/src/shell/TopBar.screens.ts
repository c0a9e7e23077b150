import type { ScreenEntry } from '../../../../e2e/catalogue/ScreenEntry.ts';
import { openApplicationList } from '../../../../e2e/catalogue/visitApplications.ts';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'keys',
    async open(visit) {
      await openApplicationList(visit);
      await visit.page.keyboard.press('?');
      await visit.waitFor('dialog[open] .bd-keys');
    },
  },
  {
    name: 'jobs, none',
    async open(visit) {
      await visit.goTo('demo/main', { until: '.bd-home' });
      await visit.page.locator('#bd-jobs').click();
      await visit.waitFor('.bd-jobs');
    },
  },
];
