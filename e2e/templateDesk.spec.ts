// The desk of templates by keyboard alone, in Simplified Chinese (`npm run test:whole`: in each language): a template from a
// copy, an opening form with its fields checked, a referrer with a link, and its QR code as a camera reads it.
import { textIn } from '../packages/plugin-sdk/src/formats/textIn.ts';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { expect, test } from './fixtures.ts';
import { KeyboardUser } from './KeyboardUser.ts';
import { loadTranslations } from './loadTranslations.ts';
import { checkFields } from './template-desk/checkFields.ts';
import { giveLink } from './template-desk/giveLink.ts';
import { createTemplate } from './template-journey/createTemplate.ts';
import { uploadOpeningForm } from './template-journey/processClient.ts';

const inEachLanguage = [
  ['zh-CN', 'zh-Hans'],
  ['zh-HK', 'zh-Hant'],
  ['en-US', 'en'],
] as const;
const name = { EN: 'Branch visitors', SC: '分行访客', TC: '分行訪客' };
const description = { EN: 'For clients at a branch.', SC: '供到分行的客户使用。', TC: '供到分行的客戶使用。' };

interface StoredProfile {
  readonly name: typeof name;
  readonly pages: readonly object[];
}

for (const [locale, language] of isWholeRun ? inEachLanguage : inEachLanguage.slice(0, 1)) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });
    test(`a copied template, its opening form and a referrer’s link by keyboard alone, in ${language}`, {
      tag: '@journey',
    }, async ({ page, emulator, openSession, consoleErrors }) => {
      // The panes may replace a page that is still being drawn.
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
      await openSession('demo', 'demo.templates');
      const before = await emulator.listRowIDs('profiles');
      const standard = await emulator.readRow<StoredProfile>('profiles', 'DEMO-P-STANDARD');
      await createTemplate(journey, { name, description, copyOf: journey.textIn(standard.name) });
      const [profileID = ''] = (await emulator.listRowIDs('profiles')).filter((id) => !before.includes(id));
      expect(await emulator.readRow('profiles', profileID)).toMatchObject({ name, pages: standard.pages });
      await uploadOpeningForm(journey, { name });
      await checkFields(journey);
      await giveLink(journey, journey.textIn(name));
      expect(user.pointerEvents, 'pointed at').toEqual([]);
    });
  });
}
