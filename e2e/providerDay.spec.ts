// A day of the provider's staff, from the sign-in with a code to the sign-out: requests for quote plans are decided, a broker
// gets more terminals, and another one is disabled for a while.
import { createFeedPlan, type FeedPlan, listFeedPlans } from '@brokerdesk/api';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openApi } from './openApi.ts';
import { expectToast } from './toastRecorder.ts';

const userID = 'dm600301';
const reason = 'The fee for this client is not paid.';

const rows = (page: Page) => page.locator('[role=grid][aria-busy=false] .bdk-row');
const panel = (page: Page) => page.getByRole('complementary');

test('the provider decides requests, sells terminals and disables a broker, in one day', async ({
  page,
  emulator,
  emulatorURL,
  signIn,
}) => {
  test.setTimeout(240_000);
  const broker = await openApi(emulator, { brokerCode: 'DEMO', userID: 'demo.trading', emulatorURL });
  const terms = { packageCode: 'LEVEL_2', limitType: 'quota', quota: 2, effectiveDate: '2099-12-31' } as const;
  const { planID } = await broker.call(createFeedPlan, { body: { ...terms, userID, customerName: 'Law Nga Ham' } });
  const staff = await openApi(emulator, { brokerCode: '2GO', userID: 'provider.support', emulatorURL });
  const { items } = await staff.call(listFeedPlans, { query: { needsAudit: 'true', sort: 'requestTime' } });
  const oldest = items[0]!;

  await signIn('2go', 'provider.admin');
  // Other actions than the sign-in ask for no code here: e2e/provider.spec.ts shows that they do.
  const provider = await emulator.readRow<object>('brokers', '2GO');
  await emulator.putRow('brokers', '2GO', { ...provider, twoFactorActions: [] });
  await page.getByRole('link', { name: /^All brokers/ }).click();
  await expect(rows(page)).toHaveCount(items.length);
  await rows(page).first().getByRole('rowheader').getByRole('button').click();
  await expect(panel(page)).toContainText(oldest.customerName);
  await page.keyboard.press('r');
  const question = page.getByRole('dialog', { name: 'Reject this request?' });
  await question.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(rows(page)).toHaveCount(items.length - 1);
  await page.getByRole('textbox', { name: 'Search' }).fill(userID);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().getByRole('rowheader').getByRole('button').click();
  await page.keyboard.press('a');
  await page.getByRole('dialog', { name: 'Approve this request?' }).getByRole('button', { name: 'Approve' }).click();
  await expect(rows(page)).toHaveCount(0);
  type Stored = FeedPlan & Record<'request' | 'change', Pick<FeedPlan, 'auditReason'> | null>;
  expect((await emulator.readRow<Stored>('feedPlans', planID)).status).toBe('approved');
  const { request, change } = await emulator.readRow<Stored>('feedPlans', oldest.planID);
  expect([request?.auditReason, change?.auditReason]).toContain(reason);

  await page.getByRole('main').getByRole('link', { name: 'Brokers', exact: true }).click();
  await page
    .getByRole('row', { name: /HARBOUR/ })
    .getByRole('rowheader')
    .getByRole('button')
    .click();
  await panel(page).getByRole('button', { name: 'Change packages' }).click();
  await page.getByRole('spinbutton', { name: 'Terminals of Hong Kong Level 2' }).fill('77');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectToast(page, /have been saved/);
  const { packages } = await emulator.readRow<{ readonly packages: readonly object[] }>('feedPackages', 'HARBOUR');
  expect(packages).toContainEqual({ packageCode: 'LEVEL_2', quota: 77 });

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Brokers', exact: true }).click();
  await page.getByRole('row', { name: /LOTUS/ }).getByRole('rowheader').getByRole('link').click();
  for (const [action, enabled] of [
    ['Disable', false],
    ['Enable', true],
  ] as const) {
    await page.getByRole('button', { name: action, exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `${action} broker` })
      .click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await emulator.readRow('brokers', 'LOTUS')).toMatchObject({ enabled });
  }

  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
});
