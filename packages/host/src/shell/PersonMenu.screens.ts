import type { ScreenEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';

export const screens: readonly ScreenEntry[] = [
  { name: 'person menu', open: openMenu },
  {
    name: 'change password',
    async open(visit) {
      await openMenu(visit);
      await visit.openDialog('.bd-person li:nth-child(2) button');
      await visit.page.locator('dialog input[name=new-password]').fill('Abcdef');
      await visit.page.locator('dialog button[type=submit]').click();
      await visit.waitFor('dialog .bd-problem:not(:empty)');
    },
  },
];

async function openMenu(visit: ScreenVisit): Promise<void> {
  await visit.goTo('demo/main', { until: '.bd-home' });
  await visit.page.locator('.bd-person-name').click();
  await visit.waitFor('.bd-person');
}
