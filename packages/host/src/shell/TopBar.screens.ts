import { loadedRows, type ScreenEntry } from '@brokerdesk/plugin-testing/browser';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'keys',
    async open(visit) {
      await visit.goTo('demo/main/account_opening/application_manager', { until: loadedRows });
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
