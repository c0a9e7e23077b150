// The day of those who keep what clients see, by keyboard alone, in Simplified Chinese (`npm run test:whole`: in each
// language): advertising pictures, tips, the sign-in page, devices and the trial version. After each step the focus is on
// something in view.
import { textIn } from '../packages/plugin-sdk/src/formats/textIn.ts';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { applyForDevices, closeTrial, decideDevices } from './content-day/decideDevices.ts';
import { keepPictures } from './content-day/keepPictures.ts';
import { keepSignInPage } from './content-day/keepSignInPage.ts';
import { keepTips } from './content-day/keepTips.ts';
import { expect, test } from './fixtures.ts';
import { KeyboardUser } from './KeyboardUser.ts';
import { loadTranslations } from './loadTranslations.ts';

const inEachLanguage = [
  ['zh-CN', 'zh-Hans'],
  ['zh-HK', 'zh-Hant'],
  ['en-US', 'en'],
] as const;

for (const [locale, language] of isWholeRun ? inEachLanguage : inEachLanguage.slice(0, 1)) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });
    test(`pictures, tips, sign-in page, devices and trial by keyboard alone, in ${language}`, async ({
      page,
      emulator,
      openSession,
      consoleErrors,
    }) => {
      // The form may replace a picture that is still being drawn.
      consoleErrors.allow(/ERR_FILE_NOT_FOUND \(blob:/);
      test.setTimeout(600_000);
      const user = new KeyboardUser(page);
      await user.start();
      const journey = {
        page,
        emulator,
        user,
        translate: await loadTranslations(language),
        textIn: (text: Parameters<typeof textIn>[0]) => textIn(text, language),
      };
      await applyForDevices(emulator);
      await openSession('demo', 'demo.admin');
      await keepPictures(journey);
      await keepTips(journey);
      await keepSignInPage(journey);
      await decideDevices(journey);
      await closeTrial(journey);
      expect(user.pointerEvents, 'pointed at').toEqual([]);
    });
  });
}
