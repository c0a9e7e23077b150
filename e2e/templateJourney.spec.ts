// The standard template built from nothing by keyboard alone, published, filled in by a client, and processed to the
// archive, in one language (`npm run test:whole`: in each). After each step the focus is on something in view.
import { profiles } from '../plugins/account-opening/demo/profiles/profiles.ts';
import { textIn } from '../packages/plugin-sdk/src/formats/textIn.ts';
import { expect, test } from './fixtures.ts';
import { KeyboardUser } from './KeyboardUser.ts';
import { loadTranslations } from './loadTranslations.ts';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { createTemplate } from './template-journey/createTemplate.ts';
import { addClasses, pasteTexts, publish } from './template-journey/finishTemplate.ts';
import { processApplication, readOpeningForm, uploadOpeningForm } from './template-journey/processClient.ts';
import { buildPages } from './template-journey/buildTemplate.ts';

const inEachLanguage = [
  ['zh-HK', 'zh-Hant'],
  ['zh-CN', 'zh-Hans'],
  ['en-US', 'en'],
] as const;
const [standard] = profiles;
/** No two templates of a broker have one name. */
const wanted = standard && {
  ...standard,
  name: { EN: `${standard.name.EN} 2027`, SC: `${standard.name.SC} 2027`, TC: `${standard.name.TC} 2027` },
};

for (const [locale, language] of isWholeRun ? inEachLanguage : inEachLanguage.slice(0, 1)) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });
    test(`the standard template by keyboard alone, in ${language}`, async ({
      page,
      emulator,
      openSession,
      context,
      consoleErrors,
    }) => {
      // The form may replace a picture that is still being drawn.
      consoleErrors.allow(/ERR_FILE_NOT_FOUND \(blob:/);
      test.setTimeout(900_000);
      if (!wanted) throw new Error('The fixtures have no template.');
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
      await openSession('demo', 'demo.admin');
      await emulator.changeClock({ instantWork: true });
      await emulator.putRow('importRefusals', '*', { times: 0 });
      await emulator.putRow('certificationFailures', '*', { times: 0 });
      const before = await emulator.listRowIDs('profiles');
      await createTemplate(journey, wanted);
      await buildPages(journey, wanted.pages);
      await addClasses(journey, wanted);
      await pasteTexts(journey, wanted);
      await publish(journey);
      const [profileID = ''] = (await emulator.listRowIDs('profiles')).filter((id) => !before.includes(id));
      const { name, description, blockedCNIP, pages, scoreBands } = wanted;
      expect(await emulator.readRow('profiles', profileID)).toMatchObject({ name, description, blockedCNIP });
      const published = await emulator.readRow<typeof wanted>('profiles', profileID);
      expect(published.pages).toEqual(pages);
      expect(published.scoreBands).toEqual(scoreBands);
      await uploadOpeningForm(journey, wanted);
      const applyID = await processApplication(journey, profileID);
      await readOpeningForm(journey, wanted, applyID);
      expect(user.pointerEvents, 'pointed at').toEqual([]);
    });
  });
}
