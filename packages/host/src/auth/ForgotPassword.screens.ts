import { findUser, type ScreenEntry, type ScreenVisit, submitForm } from '@brokerdesk/plugin-testing/browser';

export const screens: readonly ScreenEntry[] = [
  { name: 'forgotten password', account: null, open: openForm },
  {
    name: 'forgotten password, incomplete',
    account: null,
    async open(visit) {
      await openForm(visit);
      await visit.page.locator('form:visible select').selectOption('overseas');
      await submitForm(visit.page);
      await visit.waitFor('form [role=alert]:not(:empty)');
    },
  },
  { name: 'forgotten password, code', account: null, open: requestCode },
  {
    name: 'forgotten password, new one',
    account: null,
    async open(visit) {
      const code = await visit.emulator.receiveCode(() => requestCode(visit));
      await visit.page.locator('input[name=one-time-code]').fill(code);
      await submitForm(visit.page);
      await visit.waitFor('input[name=new-password]');
    },
  },
];

function openForm(visit: ScreenVisit): Promise<void> {
  return visit.goTo('demo/login#forgot-password', { until: 'form select' });
}

async function requestCode(visit: ScreenVisit): Promise<void> {
  const { mobile } = await findUser(visit.emulator, 'demo.admin');
  await openForm(visit);
  await visit.page.locator('form:visible input[name=username]').fill('demo.admin');
  await visit.page.locator('form:visible input[type=tel]').fill(mobile.replace('+852', ''));
  await submitForm(visit.page);
  await visit.waitFor('input[name=one-time-code]');
}
