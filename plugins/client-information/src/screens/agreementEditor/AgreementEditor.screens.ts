import { openDialog, type ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_info/agreement';
const submit = 'main form button[type=submit]';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'new agreement, nothing filled in',
    async open(visit) {
      await visit.goTo(`${path}/new`, { until: submit });
      await visit.page.locator(submit).click();
      await visit.waitFor('main [role=alert] li');
    },
  },
  {
    name: 'edit an agreement: review of a changed text',
    async open(visit) {
      await visit.goTo(`${path}/edit`, { params: { id: 'AGR-DEMO-risk-disclosure' }, until: submit });
      const content = visit.page.locator('main form [role=tabpanel]:not([hidden]) textarea').first();
      await content.fill(`${await content.inputValue()}\n…`);
      await visit.page.locator(submit).click();
      await visit.waitFor(openDialog);
    },
  },
];
