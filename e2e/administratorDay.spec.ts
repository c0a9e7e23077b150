// An administrator's day by keyboard alone, in one language (`npm run test:whole`: in each), through all screens of users, contacts, roles and operation
// records. The names of controls are read from the portal's texts. After each step the focus is on something in view.
import { textIn } from '../packages/plugin-sdk/src/formats/textIn.ts';
import { keepContacts } from './administrator-day/keepContacts.ts';
import { keepRoles } from './administrator-day/keepRoles.ts';
import { findUsers, importUsers, keepUser } from './administrator-day/manageUsers.ts';
import { readRecords } from './administrator-day/readRecords.ts';
import { expect, test } from './fixtures.ts';
import { KeyboardUser } from './KeyboardUser.ts';
import { loadTranslations } from './loadTranslations.ts';
import { openUserPage } from './openUserPage.ts';
import { isWholeRun } from '../scripts/wholeRun.mjs';

/** A user whom no role lets see anything. */
const withoutRoles = 'sun.meilin';

const inEachLanguage = [
  ['zh-HK', 'zh-Hant'],
  ['zh-CN', 'zh-Hans'],
  ['en-US', 'en'],
] as const;

for (const [locale, language] of isWholeRun ? inEachLanguage : inEachLanguage.slice(0, 1)) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });
    test(`an administrator's day by keyboard alone, in ${language}`, async ({
      page,
      emulator,
      browser,
      openSession,
    }) => {
      test.setTimeout(900_000);
      const user = new KeyboardUser(page);
      await user.start();
      const broker = await emulator.readRow<object>('brokers', 'DEMO');
      await emulator.putRow('brokers', 'DEMO', { ...broker, twoFactorActions: ['deleteUser'] });
      const translate = await loadTranslations(language);
      const journey = {
        page,
        emulator,
        user,
        translate,
        textIn: (text: Parameters<typeof textIn>[0]) => textIn(text, language),
      };
      await openSession('demo', 'demo.admin');
      await findUsers(journey);
      await keepUser(journey);
      await importUsers(journey);
      await keepContacts(journey);
      const member = await openUserPage(browser, emulator, { displayCode: 'demo', userID: withoutRoles, locale });
      await keepRoles(journey, member);
      await member.close();
      await readRecords(journey);
      expect(user.pointerEvents, 'pointed at').toEqual([]);
    });
  });
}
