import { fillSignIn, type ScreenEntry, type ScreenVisit, submitForm } from '@brokerdesk/plugin-testing/browser';

export const screens: readonly ScreenEntry[] = [
  { name: 'second factor', account: null, open: openSecondFactor },
  { name: 'second factor, code sent', account: null, open: sendCode },
  {
    name: 'second factor, incomplete code',
    account: null,
    async open(visit) {
      await sendCode(visit);
      await enterCode(visit, '000');
    },
  },
  {
    name: 'second factor, wrong code',
    account: null,
    async open(visit) {
      await sendCode(visit);
      await enterCode(visit, '000000');
    },
  },
];

async function openSecondFactor({ page, emulator }: ScreenVisit): Promise<void> {
  const broker = await emulator.readRow<object>('brokers', 'DEMO');
  await emulator.putRow('brokers', 'DEMO', { ...broker, twoFactorActions: ['login'] });
  await page.goto('demo/login');
  await fillSignIn(page, 'demo.admin');
  await submitForm(page);
  await page.locator('.bd-code button').waitFor();
}

async function sendCode(visit: ScreenVisit): Promise<void> {
  await openSecondFactor(visit);
  await visit.page.locator('.bd-code button').click();
  await visit.waitFor('form p[role=status].bd-muted:not(:empty)');
}

async function enterCode(visit: ScreenVisit, code: string): Promise<void> {
  await visit.page.locator('input[name=one-time-code]').fill(code);
  await submitForm(visit.page);
  await visit.waitFor('form .bd-problem:not(:empty)');
}
