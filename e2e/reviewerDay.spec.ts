// A reviewer's morning by keyboard alone, from the sign-in to a verified application: in English, and by
// `npm run test:whole` in each language. The names of controls are read from the portal's texts. Axe looks at each stage in English; e2e/catalogue.spec.ts has it look at the
// same screens in the other languages.
import { findAccessibilityViolations } from '@brokerdesk/plugin-testing/browser';
import type { Locator } from '@playwright/test';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { expect, test as base } from './fixtures.ts';
import { KeyboardUser } from './KeyboardUser.ts';
import { loadTranslations } from './loadTranslations.ts';
import { type JourneyContext, openFromQueue, verify } from './reviewer-day/processApplication.ts';
import { signIn } from './reviewer-day/signIn.ts';

const test = base.extend<{ readonly user: KeyboardUser }>({
  user: async ({ page }, use) => {
    const user = new KeyboardUser(page);
    await user.start();
    await use(user);
    expect(user.pointerEvents, 'pointed at').toEqual([]);
  },
});

const inEachLanguage = [
  ['en-US', 'en'],
  ['zh-CN', 'zh-Hans'],
  ['zh-HK', 'zh-Hant'],
] as const;

for (const [locale, language] of isWholeRun ? inEachLanguage : inEachLanguage.slice(0, 1)) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });
    test(`a reviewer's morning by keyboard alone, in ${language}`, async ({ page, emulator, user, consoleErrors }) => {
      test.setTimeout(540_000);
      // The form may replace a picture that is still being drawn.
      consoleErrors.allow(/ERR_FILE_NOT_FOUND \(blob:/);
      const { applyID: first } = await emulator.startApplication({ brokerCode: 'DEMO' });
      const { applyID: second } = await emulator.startApplication({ brokerCode: 'DEMO' });
      const expectAccessible = async (step = '') => {
        if (language === 'en') expect(await findAccessibilityViolations(page), step).toEqual([]);
      };
      const translate = await loadTranslations(language);
      const journey = { page, emulator, user, translate, expectAccessible };
      await signIn(journey, 'demo.reviewer');
      await openFromQueue(journey, second);
      await inspectDocuments(journey);
      await correctEmail(journey);
      await returnToClient(journey, second);
      await verifyNext(journey, first);
    });
  });
}

/** Looks at three documents, enlarges and rotates each. */
async function inspectDocuments({ page, user, translate, expectAccessible }: JourneyContext): Promise<void> {
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
  await expectAccessible();
}

async function correctEmail({ page, user, translate, expectAccessible }: JourneyContext): Promise<void> {
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: translate('account-opening:decision.correct.title') });
  await chooseReason(user, dialog);
  await expectAccessible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(translate('account-opening:status.RTC'), { exact: true })).toBeVisible();
  await user.expectFocus();

  const pages = page.getByRole('navigation', { name: translate('account-opening:detail.pages') });
  await user.press(pages.getByRole('button').nth(2), { isBackwards: true, maxPresses: 40 });
  const form = page.getByRole('dialog', { name: translate('account-opening:decision.amend.title') });
  const amend = page.locator('.bdk-line').filter({ hasText: '@' }).getByRole('button');
  await user.press(amend);
  await user.fill(
    form.getByRole('textbox', { name: translate('account-opening:decision.amend.value') }),
    'right@client.example',
  );
  await chooseReason(user, form);
  await expectAccessible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(form).toBeHidden();
  await expect(page.getByText('right@client.example').first()).toBeVisible();
  // The focus returns to the answer, so that the user can go on with the next one.
  await expect(amend).toBeFocused();
  await page.keyboard.press('v');
  await expect(page.getByText(translate('account-opening:status.RSB'), { exact: true })).toBeVisible();
  await user.expectFocus();
  await expectAccessible();
}

async function chooseReason(user: KeyboardUser, dialog: Locator): Promise<void> {
  const reasons = dialog.getByRole('radio');
  // The broker's own reasons come a moment later.
  await expect(reasons.nth(1)).toBeVisible();
  await user.press(reasons.first(), { key: 'Space' });
}

/** Asks the client for a better picture; the dialog shows the message that the client reads, and exactly that is stored. */
async function returnToClient(
  { page, emulator, user, translate, expectAccessible }: JourneyContext,
  applyID: string,
): Promise<void> {
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
  await expectAccessible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toBeHidden();
  const { reason } = await emulator.readRow<{ reason: string }>('applicationDetails', applyID);
  expect(reason.replaceAll(/\s+/g, ' ')).toBe(words.replaceAll(/\s+/g, ' '));
}

/** The next application of the queue has opened automatically. */
async function verifyNext(journey: JourneyContext, applyID: string): Promise<void> {
  const { page, user, translate, expectAccessible } = journey;
  await expect(page.getByText(applyID, { exact: true })).toBeVisible();
  await user.expectFocus();
  await expect(page.getByRole('button', { name: translate('account-opening:action.verify') })).toBeVisible();
  await expectAccessible();
  await verify(journey, applyID);
  await expect(page.getByText(applyID, { exact: true })).toBeHidden();
  await user.expectFocus();
}
