// An editor's day by keyboard alone, in Traditional Chinese (`npm run test:whole`: in each language): a category with three
// questions, which are put in order and published, and an agreement that is changed in all languages.
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { keepAgreement } from './client-information-day/keepAgreement.ts';
import { keepQuestions } from './client-information-day/keepQuestions.ts';
import { expect, test } from './fixtures.ts';
import { KeyboardUser } from './KeyboardUser.ts';
import { loadTranslations } from './loadTranslations.ts';
import { textIn } from '../packages/plugin-sdk/src/formats/textIn.ts';

const inEachLanguage = [
  ['zh-HK', 'zh-Hant'],
  ['zh-CN', 'zh-Hans'],
  ['en-US', 'en'],
] as const;

for (const [locale, language] of isWholeRun ? inEachLanguage : inEachLanguage.slice(0, 1)) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });
    test(`questions and an agreement by keyboard alone, in ${language}`, async ({ page, emulator, openSession }) => {
      test.setTimeout(600_000);
      const user = new KeyboardUser(page);
      await user.start();
      const translate = await loadTranslations(language);
      const journey = {
        page,
        emulator,
        user,
        translate,
        textIn: (text: Parameters<typeof textIn>[0]) => textIn(text, language),
      };
      await openSession('demo', 'demo.notices', 'main/product_control/manage_info/faq');
      await keepQuestions(journey);
      await keepAgreement(journey, language);
      expect(user.pointerEvents, 'pointed at').toEqual([]);
    });
  });
}
