import type { MockClient } from '@brokerdesk/mock-server/client';
import type { Page } from '@playwright/test';
import { demoPassword, expect, test } from './fixtures.ts';

async function requireCodes(emulator: MockClient, brokerCode: string) {
  const broker = await emulator.readRow<object>('brokers', brokerCode);
  await emulator.putRow('brokers', brokerCode, { ...broker, twoFactorActions: ['login'] });
}

async function latestCode(emulator: MockClient): Promise<string> {
  const messages = await emulator.readOutbox({ kind: 'oneTimePassword', waitMs: 10_000 });
  return messages.at(-1)?.code ?? '';
}

async function submitPassword(page: Page) {
  await page.getByRole('textbox', { name: 'Login name' }).fill('demo.admin');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Verify your identity' })).toBeVisible();
}

for (const { way, name, tag } of [
  { way: 'sms', name: /Text message \+852 ••• \d\d/, tag: [] },
  { way: 'email', name: /Email .•••@/, tag: '@whole' },
]) {
  test(`signing in with a code by ${way}: the target is masked, a code is pasted with its spaces`, { tag }, async ({
    page,
    emulator,
  }) => {
    await requireCodes(emulator, 'DEMO');
    await page.goto('demo/login');
    await submitPassword(page);
    await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText('Fetch a new code before submitting.');
    await page.getByRole('button', { name: 'Get code' }).click();
    const field = page.getByRole('textbox', { name: 'Verification code' });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    const code = await latestCode(emulator);
    expect((await emulator.readOutbox()).at(-1)?.channel).toBe(way);
    await page.evaluate(
      (text) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
        document.execCommand('insertText', false, text);
      },
      ` ${code.slice(0, 3)} ${code.slice(3)} `,
    );
    await expect(field).toHaveValue(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
  });
}

test('the countdown to the next code survives a reload, and the code that was sent is still valid', {
  tag: '@whole',
}, async ({ page, emulator }) => {
  await requireCodes(emulator, 'DEMO');
  await page.goto('demo/login');
  await submitPassword(page);
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByRole('button', { name: /^New code in \d+ s$/ })).toBeVisible();
  const code = await latestCode(emulator);
  await page.reload();
  await submitPassword(page);
  await expect(page.getByRole('button', { name: /^New code in [1-5]?\d s$/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('Code ')))).toEqual([]);
});

test('going back and changing the language lose nothing; a network failure is shown', async ({
  page,
  emulator,
  consoleErrors,
}) => {
  await requireCodes(emulator, 'DEMO');
  await page.goto('demo/login');
  await submitPassword(page);
  await page.getByRole('button', { name: 'Get code' }).click();
  await page.getByRole('textbox', { name: 'Verification code' }).fill('1234');
  await page.getByLabel('Language').selectOption('zh-Hans');
  await expect(page.getByRole('heading', { name: '身份验证' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '验证码' })).toHaveValue('1234');
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page.getByRole('textbox', { name: '登录名' })).toHaveValue('demo.admin');
  await expect(page.getByRole('textbox', { name: '密码' })).toHaveValue(demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: '身份验证' })).toBeVisible();
  await page.getByLabel('语言').selectOption('en');
  await expect(page.getByRole('heading', { name: 'Verify your identity' })).toBeVisible();
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await latestCode(emulator));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    'Network is abnormal or server is busy. Check the connection, then try again.',
  );
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
});
