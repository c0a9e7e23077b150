import type { ScreenEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/account_opening/template_manager/preview';
const form = '.templates-client form';
const standard = { params: { id: 'DEMO-P-STANDARD' } };

export const screens: readonly ScreenEntry[] = [
  {
    name: 'template, tried as a client',
    open: (visit) => visit.goTo(path, { ...standard, until: form }),
    read: {
      method: 'GET',
      path: '/profiles/{id}',
      open: (visit) => visit.goTo(path, standard),
      waiting: '.bdk-skeleton-line',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'template, tried on a desktop, with messages',
    async open(visit) {
      await visit.goTo(path, { ...standard, until: form });
      await visit.page.locator('main [role=group]').first().locator('button').nth(1).click();
      await visit.page.locator(`${form} [type=submit]`).click();
      await visit.waitFor('.templates-client-summary');
    },
  },
  {
    name: 'template, filled in by sample answers to its last page',
    async open(visit) {
      await visit.goTo(path, { ...standard, until: form });
      await fillIn(visit);
      await visit.waitFor('.templates-client-pad');
    },
  },
  {
    name: 'template, opening form of sample answers',
    async open(visit) {
      await visit.goTo(path, { ...standard, until: form });
      await fillIn(visit);
      await visit.page.locator('main section[aria-labelledby] > div button').first().click();
      await visit.waitFor('.bdk-pdf-sheet');
    },
  },
  { name: 'no template to try', open: (visit) => visit.goTo(path, { until: '.bdk-state' }) },
];

/** Fills in sample answers, and goes on to the tenth page, on which the client signs. */
async function fillIn({ page }: ScreenVisit): Promise<void> {
  await page.locator('main header ~ div button[class*=button]').first().click();
  for (let step = 1; step < 10; step += 1) await page.locator(`${form} [type=submit]`).click();
}
