import { fillSignIn, findUser, type ScreenEntry, submitForm } from '@brokerdesk/plugin-testing/browser';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'initial password',
    account: null,
    async open({ page, emulator }) {
      const { id, ...user } = await findUser(emulator, 'demo.reviewer');
      await emulator.putRow('users', id, { ...user, mustChangePassword: true });
      await page.goto('demo/login');
      await fillSignIn(page, 'demo.reviewer');
      await submitForm(page);
      await page.locator('input[name=new-password]').fill('Abcdef');
      await submitForm(page);
      await page.locator('.bd-problem:not(:empty)').first().waitFor();
    },
  },
];
