// A document officer's day by keyboard alone, from the sign-in to an archived application: in English, and by
// `npm run test:whole` in each language. Several verified applications are certified together in the tray; one of them is
// then taken from step to step. Axe looks at each stage in English.
import { changeApplicationStatuses, getApplication } from '@brokerdesk/api';
import type { MockClient } from '@brokerdesk/mock-server/client';
import { findAccessibilityViolations } from '@brokerdesk/plugin-testing/browser';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { expect, test } from './fixtures.ts';
import { KeyboardUser } from './KeyboardUser.ts';
import { loadTranslations } from './loadTranslations.ts';
import { openApi } from './openApi.ts';
import { chooseQueue, goThroughProcess, goToPage, type JourneyContext } from './reviewer-day/processApplication.ts';
import { signIn } from './reviewer-day/signIn.ts';

const together = 3;

const inEachLanguage = [
  ['en-US', 'en'],
  ['zh-CN', 'zh-Hans'],
  ['zh-HK', 'zh-Hant'],
] as const;

for (const [locale, language] of isWholeRun ? inEachLanguage : inEachLanguage.slice(0, 1)) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });
    test(`a document officer's day by keyboard alone, in ${language}`, async ({
      page,
      emulator,
      emulatorURL,
      consoleErrors,
    }) => {
      test.setTimeout(540_000);
      // The form may replace a picture that is still being drawn.
      consoleErrors.allow(/ERR_FILE_NOT_FOUND \(blob:/);
      await emulator.changeClock({ instantWork: true });
      for (const rules of ['certificationFailures', 'importRefusals']) await emulator.putRow(rules, '*', { times: 0 });
      const verified = await verifyOne(emulator, emulatorURL);
      const user = new KeyboardUser(page);
      await user.start();
      const translate = await loadTranslations(language);
      const expectAccessible = async (step = '') => {
        if (language === 'en') expect(await findAccessibilityViolations(page), step).toEqual([]);
      };
      const journey: JourneyContext = { page, emulator, user, translate, expectAccessible };
      await signIn(journey, 'demo.documents');
      await certifyTogether(journey);
      await goThroughProcess(journey, verified);
      expect(user.pointerEvents, 'pointed at').toEqual([]);
    });
  });
}

/** An applicant applies, and a reviewer verifies the application. Returns its number. */
async function verifyOne(emulator: MockClient, emulatorURL: string): Promise<string> {
  const { applyID } = await emulator.startApplication({ brokerCode: 'DEMO' });
  const reviewer = await openApi(emulator, { brokerCode: 'DEMO', userID: 'demo.reviewer', emulatorURL });
  const { version } = await reviewer.call(getApplication, { params: { id: applyID } });
  await reviewer.call(changeApplicationStatuses, { body: { action: 'verify', applications: [{ applyID, version }] } });
  return applyID;
}

/** Selects the applications that have waited longest, and certifies them in the tray. */
async function certifyTogether(journey: JourneyContext): Promise<void> {
  const { page, user, translate, expectAccessible } = journey;
  const text = (key: string, values = {}) => translate(`account-opening:${key}`, values);
  await goToPage(journey, text('menu.documentCheck'));
  await chooseQueue(journey, text('workQueue.toCertify'));
  for (let row = 0; row < together; row += 1) {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
  }
  await expect(page.locator('[role=row][aria-selected=true]')).toHaveCount(together);
  await user.expectFocus();
  await expectAccessible('selected');
  const certify = page.getByRole('button', { name: text('action.certify'), exact: true });
  await user.reach(certify);
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[open]');
  await user.press(dialog.getByRole('button', { name: text('step.certify.title_other', { count: together }) }));
  await expect(dialog).toBeHidden();
  const jobs = page.getByRole('button', { name: translate('host:jobs.state', { running: 0, unseen: 1 }) });
  await expect(jobs).toBeVisible();
  await user.reach(jobs);
  await page.keyboard.press('Enter');
  const tray = page.getByRole('region', { name: translate('host:jobs.title') });
  await expect(tray).toContainText(translate('host:count.done', { number: together }));
  await expectAccessible('tray');
  await page.keyboard.press('Escape');
  await user.expectFocus();
}
