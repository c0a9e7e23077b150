// The provider's review of quote plans: what the broker sees of it on its own screen, a job that the network disturbs, and the
// work by keyboard.
import type { FeedPlan } from '@brokerdesk/api';
import type { MockClient } from '@brokerdesk/mock-server/client';
import { storeSession } from '@brokerdesk/plugin-testing/browser';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { KeyboardUser } from './KeyboardUser.ts';
import { loadTranslations } from './loadTranslations.ts';

const brokerPath = 'demo/main/product_control/manage_info/quote_plan';
const review = '2go/main/quote_plan_review/review_manager';
const panel = (page: Page) => page.getByRole('complementary');
const rows = (page: Page) => page.getByRole('grid').getByRole('row');
const daySec = 86_400;

test.describe.configure({ timeout: 240_000 });

test('a plan that a broker requests is approved here and in force there on its day; a rejected one shows why', {
  tag: '@journey',
}, async ({ page, emulator, browser, openSession, consoleErrors }) => {
  // The server's clock moves on and the browsers' does not; the first rejected request corrects it.
  consoleErrors.allow(/status of 401/);
  await addClients(emulator, ['first', 'second']);
  const provider = await openProvider(browser, emulator);
  await openSession('demo', 'demo.trading', brokerPath.replace('demo/', ''));
  for (const name of ['first', 'second']) await applyForPlan(page, name);

  await provider.goto(review);
  await rowOf(provider, 'first').getByRole('rowheader').getByRole('button').click();
  await panel(provider).getByRole('button', { name: 'Approve' }).click();
  await provider.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(rowOf(provider, 'first')).toHaveCount(0);
  await rowOf(provider, 'second').getByRole('rowheader').getByRole('button').click();
  await panel(provider).getByRole('button', { name: 'Reject' }).click();
  const dialog = provider.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The fee for this client is not paid.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(rowOf(provider, 'second')).toHaveCount(0);

  await page.reload();
  await expect(rowOf(page, 'first')).toContainText('Approved');
  await expect(rowOf(page, 'second')).toContainText('Rejected');
  await rowOf(page, 'second').getByRole('link').first().click();
  await expect(page.getByText(/The fee for this client is not paid\.$/).first()).toBeVisible();

  // Past midnight in Shanghai, which ends the sessions.
  await emulator.changeClock({ advanceSec: daySec });
  expect(await readPlan(emulator, 'first')).toMatchObject({ status: 'effective', version: 3 });
  await storeSession(page, emulator, { displayCode: 'demo', userID: 'demo.trading' });
  await page.goto(brokerPath);
  await expect(rowOf(page, 'first')).toContainText('In force');
  await provider.context().close();
});

test('100 requests are approved by one job, each once, although requests fail and responses are lost', {
  tag: '@whole',
}, async ({ page, emulator, openSession, consoleErrors }) => {
  consoleErrors.allow(/status of 50\d|ERR_/);
  test.setTimeout(300_000);
  const ids = await addRequests(emulator, 100);
  const match = { method: 'PATCH', path: '/goapi/feed_plans/{planID}/audits' } as const;
  await emulator.addFault({ match, when: { chance: 0.2 }, effect: { kind: 'lostReply' } });
  await emulator.addFault({ match, when: { chance: 0.2 }, effect: { kind: 'envelope', code: 'E0099' } });
  await openSession('2go', 'provider.admin', review.replace('2go/', ''));
  await page.getByRole('textbox', { name: 'Search' }).fill('One of many');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '101');
  await page.getByRole('columnheader').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Select all 100 that match' }).click();
  const bar = page.getByRole('group', { name: /selected/i });
  await bar.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve 100 requests' }).click();
  const tray = page.getByRole('region', { name: 'Jobs' });
  await page.getByRole('button', { name: /^Jobs/ }).click();
  const again = tray.getByRole('button', { name: /^(Check status|Retry failed) \(/ });
  const done = tray.getByText('100 done', { exact: true });
  let rounds = 0;
  // The button goes when its round begins, and does not come back after the last one.
  await expect(async () => {
    if (await done.isVisible()) return;
    await again.first().click({ timeout: 5_000 });
    rounds += 1;
    await expect(done).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 240_000 });
  expect(rounds).toBeGreaterThan(1);
  const plans = await Promise.all(ids.map((id) => emulator.readRow<FeedPlan>('feedPlans', id)));
  // Each decision makes one version.
  expect(new Set(plans.map(({ status, version }) => `${status} ${version}`))).toEqual(new Set(['approved 2']));
  process.stdout.write(`100 requests approved, each once, after ${rounds} more rounds.\n`);
});

test('the queue is decided by keyboard alone', async ({ page, emulator, openSession }) => {
  await addRequests(emulator, 3);
  const user = new KeyboardUser(page);
  await user.start();
  await openSession('2go', 'provider.admin');
  await user.press(page.getByRole('link', { name: /^All brokers/ }));
  // The screen is fetched now, which takes its time on a busy machine.
  await expect(rows(page).nth(1)).toBeVisible({ timeout: 120_000 });
  await user.fill(page.getByRole('textbox', { name: 'Search' }), 'One of many', { maxPresses: 40 });
  await expect(rows(page)).toHaveCount(4);
  await user.press(rows(page).nth(1).getByRole('rowheader').getByRole('button'), { maxPresses: 40 });
  await expect(panel(page)).toContainText('Many 0');
  await page.keyboard.press('a');
  const question = page.getByRole('dialog', { name: 'Approve this request?' });
  await user.press(question.getByRole('button', { name: 'Approve' }));
  await expect(panel(page)).toContainText('Many 1');
  await user.expectFocus();
  await page.keyboard.press('r');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('dialog')).toContainText('Enter why the request is rejected.');
  await user.fill(page.getByRole('textbox', { name: /^Reason/ }), 'Not paid');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(panel(page)).toContainText('Many 2');
  await user.focus(panel(page).getByRole('tab', { name: 'Request' }));
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await user.expectFocus();
  await expect(rows(page)).toHaveCount(2);
  expect((await readPlan(emulator, 'many1'))?.request).toMatchObject({ auditReason: 'Not paid' });
  expect(user.pointerEvents).toEqual([]);
});

test.describe('in a browser set to zh-HK', () => {
  test.use({ locale: 'zh-HK' });

  test('quotas are changed and a logo is added by keyboard, in Traditional Chinese', async ({
    page,
    emulator,
    openSession,
  }) => {
    const translate = await loadTranslations('zh-Hant');
    const text = (key: string, values = {}) => translate(`provider:${key}`, values);
    const user = new KeyboardUser(page);
    await user.start();
    await openSession('2go', 'provider.admin', 'main/quote_plan_review');
    await user.focus(rows(page).nth(1).getByRole('rowheader').getByRole('button'), { maxPresses: 30 });
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: '港暉證券', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await user.press(panel(page).getByRole('button', { name: translate('quote-plans:brokers.change') }), {
      maxPresses: 60,
    });
    const quota = page.getByRole('spinbutton', {
      name: translate('quote-plans:brokers.quotaOf', { package: '港股十檔報價' }),
    });
    await user.fill(quota, '1', { maxPresses: 30 });
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('dialog')).toContainText(/請輸入 \d+ 或以上/);
    await user.fill(quota, '77', { maxPresses: 30 });
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const bought = await emulator.readRow<{ packages: readonly object[] }>('feedPackages', 'HARBOUR');
    expect(bought.packages).toContainEqual({ packageCode: 'LEVEL_2', quota: 77 });

    await page.goto('2go/main/preset_promotional_images');
    await user.press(page.getByRole('button', { name: text('presets.create') }), { maxPresses: 60 });
    const dialog = page.getByRole('dialog', { name: /圖片素材/ });
    await user.focus(dialog.getByRole('radio', { name: text('presets.types.promotion') }));
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByText(/^會裁剪為 270 × 60 像素/)).toBeVisible();
    // The window in which a file is chosen is the system's.
    const buffer = Buffer.from(await page.evaluate(drawPicture));
    const file = { name: 'autumn_2026.png', mimeType: 'image/png', buffer };
    await dialog.locator('input[type=file]').setInputFiles(file);
    const crop = page.getByRole('dialog', { name: /^選擇裁剪範圍/ });
    await user.press(crop.getByRole('button', { name: '使用此範圍' }));
    await expect(dialog.getByRole('img', { name: '預覽：autumn_2026.png' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row', { name: /autumn_2026\.png/ })).toContainText('270 × 60 像素');
    expect(user.pointerEvents).toEqual([]);
  });
});

type PlanRow = FeedPlan & { readonly request: object };

/** Finds the plan of a login. */
async function readPlan(emulator: MockClient, userID: string): Promise<PlanRow | undefined> {
  const ids = await emulator.listRowIDs('feedPlans');
  const plans = await Promise.all(ids.map((id) => emulator.readRow<PlanRow>('feedPlans', id)));
  return plans.find((plan) => plan.userID === userID);
}

/** Adds clients of the demo broker, whose login is their name. */
async function addClients(emulator: MockClient, names: readonly string[]): Promise<void> {
  const client = await emulator.readRow<object>('traders', 'dm600301');
  for (const name of names) {
    const texts = { nameEN: name, nameSC: name, nameTC: name };
    await emulator.putRow('traders', name, { ...client, ...texts, userID: name, subUsers: [] });
  }
}

/** Adds requests that wait, the oldest of all; returns their identifiers. */
async function addRequests(emulator: MockClient, count: number): Promise<readonly string[]> {
  const ids = await emulator.listRowIDs('feedPlans');
  const plans = await Promise.all(ids.map((id) => emulator.readRow<PlanRow>('feedPlans', id)));
  const waiting = plans.find(({ status }) => status === 'applied');
  const client = await emulator.readRow<object>('traders', waiting?.userID ?? '');
  const added = Array.from({ length: count }, (_, index) => {
    const applyTime = new Date(Date.UTC(2020, 0, 1, 0, 0, index)).toISOString();
    return {
      ...waiting,
      planID: `DEMO-MANY${index}`,
      userID: `many${index}`,
      customerName: `Many ${index}`,
      description: 'One of many',
      version: 1,
      request: { ...waiting?.request, quota: 1, effectiveDate: '2099-01-04', applyTime },
    };
  });
  for (const plan of added) {
    await emulator.putRow('traders', plan.userID, { ...client, userID: plan.userID });
    await emulator.putRow('feedPlans', plan.planID, plan);
  }
  return added.map(({ planID }) => planID);
}

/** The queue in a browser of the provider. */
async function openProvider(browser: Browser, emulator: MockClient): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', extraHTTPHeaders: { 'Mock-Sandbox': emulator.sandbox } });
  const page = await context.newPage();
  await storeSession(page, emulator, { displayCode: '2go', userID: 'provider.admin' });
  return page;
}

/** Applies on the broker's screen for two terminals from tomorrow on. */
async function applyForPlan(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New quote plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Client/ }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await dialog.getByLabel(/^Package/).selectOption('LEVEL_2');
  await dialog.getByRole('spinbutton', { name: /^Terminals/ }).fill('2');
  const day = dialog.getByRole('textbox', { name: /^First day/ });
  await day.fill(new Date(Date.now() + (8 * 3_600 + daySec) * 1_000).toISOString().slice(0, 10));
  await day.press('Tab');
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, name)).toContainText('Applied for');
}

function rowOf(page: Page, name: string) {
  return page.getByRole('row', { name: new RegExp(name) });
}

/** Runs in the page. */
async function drawPicture(): Promise<number[]> {
  const canvas = new OffscreenCanvas(900, 400);
  canvas.getContext('2d')?.fillRect(0, 0, 900, 400);
  return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
}
