// A morning at the desk by keyboard alone, in each language: from the sign-in to an archived application. Names of controls
// are read from the portal's own words, so that nothing here has to be told in three languages.
import type { MockClient } from '@brokerdesk/mock-server/client';
import type { Locator, Page } from '@playwright/test';
import { demoPassword, expect, test as base } from './fixtures.ts';
import { KeyboardUser } from './KeyboardUser.ts';
import { findAccessibilityViolations } from './findAccessibilityViolations.ts';
import { type Translate, loadTranslations } from './loadTranslations.ts';

const test = base.extend<{ readonly person: KeyboardUser }>({
  person: async ({ page }, use) => {
    const person = new KeyboardUser(page);
    await person.start();
    await use(person);
    expect(person.pointerEvents, 'pointed at').toEqual([]);
  },
});

for (const [locale, language] of [
  ['en-US', 'en'],
  ['zh-CN', 'zh-Hans'],
  ['zh-HK', 'zh-Hant'],
] as const) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });
    test(`a reviewer's morning by keyboard alone, in ${language}`, async ({
      page,
      emulator,
      person,
      consoleErrors,
    }) => {
      test.setTimeout(180_000);
      // A picture that gives way to the form while it is still being drawn.
      consoleErrors.allow(/ERR_FILE_NOT_FOUND \(blob:/);
      await emulator.changeClock({ instantWork: true });
      await emulator.putRow('importRefusals', '*', { times: 0 });
      const { applyID: first } = await emulator.startApplication({ brokerCode: 'DEMO' });
      const { applyID: second } = await emulator.startApplication({ brokerCode: 'DEMO' });
      const journey = { page, emulator, user: person, translate: await loadTranslations(language) };
      await openSession(journey);
      await openFromQueue(journey, second);
      await inspectDocuments(journey);
      await correctEmail(journey);
      await returnToClient(journey, second);
      await verifyNext(journey, first);
      await goThroughProcess(journey, first);
    });
  });
}

interface JourneyContext {
  readonly page: Page;
  readonly emulator: MockClient;
  readonly user: KeyboardUser;
  readonly translate: Translate;
}

async function openSession({ page, user, translate }: JourneyContext): Promise<void> {
  await page.goto('demo/login');
  await user.fill(page.getByRole('textbox', { name: translate('host:signIn.user') }), 'demo.admin');
  await user.fill(page.getByRole('textbox', { name: translate('host:signIn.password') }), demoPassword);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: translate('host:home.screens') })).toBeVisible();
  await user.expectFocus();
  expect(await findAccessibilityViolations(page)).toEqual([]);
}

/** Goes to a page by its name, as those do who know it. */
async function goToPage({ page, translate }: JourneyContext, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: translate('host:title') })).toBeFocused();
  await page.keyboard.insertText(name);
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function openFromQueue(journey: JourneyContext, applyID: string): Promise<void> {
  const { page, user, translate } = journey;
  await goToPage(journey, translate('account-opening:menu.clientManagement'));
  await chooseQueue(journey, translate('account-opening:queue.toCheck'));
  expect(await findAccessibilityViolations(page)).toEqual([]);
  // The newest stands first.
  await page.keyboard.press('j');
  await expect(page.getByRole('row').filter({ has: page.locator(':focus') })).toContainText(applyID);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: translate('account-opening:decision.bar') })).toBeVisible();
  await expect(page.getByText(applyID, { exact: true })).toBeVisible();
  await user.expectFocus();
  expect(await findAccessibilityViolations(page)).toEqual([]);
}

async function chooseQueue({ page, user, translate }: JourneyContext, name: string): Promise<void> {
  const queue = page
    .getByRole('group', { name: translate('kit:list.queues') })
    .getByRole('button', { name: new RegExp(`^${name}`) });
  await user.press(queue);
  await expect(queue).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[role="grid"][aria-busy="false"]')).toBeVisible();
}

/** Looks at three documents, each larger and the other way up. */
async function inspectDocuments({ page, user, translate }: JourneyContext): Promise<void> {
  for (const [index, name] of ['identityFront', 'identityBack', 'selfie'].entries()) {
    const picture = page.getByRole('img', { name: translate(`account-opening:documents.${name}`) });
    if (index === 0) await expect(picture).toBeVisible();
    await page.keyboard.press(index === 0 ? 'd' : '.');
    await expect(picture).toBeVisible();
    await expect(page.locator('.bdk-canvas')).toBeFocused();
    const before = (await picture.boundingBox())?.width ?? 0;
    await page.keyboard.press('+');
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.1);
    await page.keyboard.press('r');
    await expect(picture).toHaveCSS('rotate', '90deg');
  }
  await user.expectFocus();
  expect(await findAccessibilityViolations(page)).toEqual([]);
}

async function correctEmail({ page, user, translate }: JourneyContext): Promise<void> {
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: translate('account-opening:decision.correct.title') });
  await chooseReason(user, dialog);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(translate('account-opening:status.RTC'), { exact: true })).toBeVisible();
  await user.expectFocus();

  const pages = page.getByRole('navigation', { name: translate('account-opening:detail.pages') });
  await user.press(pages.getByRole('button').nth(2), { isBackwards: true, maxPresses: 40 });
  const form = page.getByRole('dialog', { name: translate('account-opening:decision.amend.title') });
  const amend = page.locator('.account-opening-answer').filter({ hasText: '@' }).getByRole('button');
  await user.press(amend);
  await user.fill(
    form.getByRole('textbox', { name: translate('account-opening:decision.amend.value') }),
    'right@client.example',
  );
  await chooseReason(user, form);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(form).toBeHidden();
  await expect(page.getByText('right@client.example').first()).toBeVisible();
  // Back where it was opened, to go on with the next answer.
  await expect(amend).toBeFocused();
  await page.keyboard.press('v');
  await expect(page.getByText(translate('account-opening:status.RSB'), { exact: true })).toBeVisible();
  await user.expectFocus();
  expect(await findAccessibilityViolations(page)).toEqual([]);
}

async function chooseReason(person: KeyboardUser, dialog: Locator): Promise<void> {
  const reasons = dialog.getByRole('radio');
  // The broker's own come a moment later.
  await expect(reasons.nth(1)).toBeVisible();
  await person.press(reasons.first(), { key: 'Space' });
}

/** Asks the client himself for a better picture; what he is going to read is shown before, and is what is kept. */
async function returnToClient({ page, emulator, user, translate }: JourneyContext, applyID: string): Promise<void> {
  await user.press(page.getByRole('checkbox', { name: translate('account-opening:queueSteps.opensNext') }), {
    key: 'Space',
    isBackwards: true,
    maxPresses: 40,
  });
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: translate('account-opening:decision.reinput.title') });
  await user.press(dialog.locator('summary').nth(1));
  await user.press(dialog.locator('details[open]').getByRole('checkbox').first(), { key: 'Space' });
  await chooseReason(user, dialog);
  const preview = dialog.locator('.bdk-preview-text');
  await expect(preview).not.toHaveText(translate('kit:reason.nothing'));
  const words = await preview.innerText();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toBeHidden();
  const { reason } = await emulator.readRow<{ reason: string }>('applicationDetails', applyID);
  expect(reason.replaceAll(/\s+/g, ' ')).toBe(words.replaceAll(/\s+/g, ' '));
}

/** The next application of the queue has opened by itself. */
async function verifyNext({ page, emulator, user, translate }: JourneyContext, applyID: string): Promise<void> {
  await expect(page.getByText(applyID, { exact: true })).toBeVisible();
  await user.expectFocus();
  await expect(page.getByRole('button', { name: translate('account-opening:action.verify') })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('v');
  await expect(page.getByText(applyID, { exact: true })).toBeHidden();
  expect((await emulator.readRow<{ status: string }>('applications', applyID)).status).toBe('CHK');
  await user.expectFocus();
}

async function goThroughProcess(journey: JourneyContext, applyID: string): Promise<void> {
  const { page, user, translate } = journey;
  await goToPage(journey, translate('account-opening:menu.documentCheck'));
  await chooseQueue(journey, translate('account-opening:workQueue.toCertify'));
  await page.keyboard.press('/');
  await page.keyboard.insertText(applyID);
  await expect(page.getByRole('grid').getByRole('link')).toHaveCount(1);
  await user.press(page.getByRole('grid').getByRole('link'));
  const bar = page.getByRole('group', { name: translate('account-opening:step.actions') });
  await expect(bar).toBeVisible();
  await user.expectFocus();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  // The first try of a certification may fail; then the same is offered once more.
  for (const step of ['certify', 'generateForm', 'confirmForm', 'signForm', 'importToBackOffice'] as const) {
    await takeStep(journey, { step, key: 'v' });
  }
  await takeStep(journey, { step: 'archive' });
  await expect(page.getByText(translate('account-opening:status.ARC'), { exact: true })).toBeVisible();
  expect((await journey.emulator.readRow<{ status: string }>('applications', applyID)).status).toBe('ARC');
}

/** Takes a step by its key, or by its button where it has none, and sees that it was done. */
async function takeStep(
  { page, user, translate }: JourneyContext,
  { step, key }: { readonly step: string; readonly key?: string },
): Promise<void> {
  const bar = page.getByRole('group', { name: translate('account-opening:step.actions') });
  const opener = bar.getByRole('button', { name: translate(`account-opening:step.${step}.label`), exact: true });
  await expect(opener).toBeVisible();
  await expect(opener).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press(key ?? 'a');
  if (key === undefined) await user.press(opener, { maxPresses: 4 });
  const dialog = page.locator('dialog[open]');
  const send = dialog.getByRole('button', { name: translate(`account-opening:step.${step}.title_one`, { count: 1 }) });
  await expect(send).toBeVisible();
  expect(await findAccessibilityViolations(page), step).toEqual([]);
  await user.press(send);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeHidden();
  await user.expectFocus();
  expect(await findAccessibilityViolations(page), `after ${step}`).toEqual([]);
}
