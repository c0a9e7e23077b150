// A notice by keyboard alone, in Simplified Chinese (`npm run test:whole`: in each language): a group from a file with two
// wrong lines, a notice to it with a file in one language, scheduled, changed, cancelled, sent; then it is read only.
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { type Journey, listTextKeys } from './administrator-day/Journey.ts';
import { expect, test } from './fixtures.ts';
import { KeyboardUser } from './KeyboardUser.ts';
import { loadTranslations } from './loadTranslations.ts';
import { createGroup } from './notice-day/createGroup.ts';
import { changeNotice, scheduleNotice, sendNotice, unscheduleNotice } from './notice-day/keepNotice.ts';
import { findAccounts, readNotice } from './notice-day/storedNotice.ts';
import { openApi } from './openApi.ts';
import { textIn } from '../packages/plugin-sdk/src/formats/textIn.ts';

const inEachLanguage = [
  ['zh-CN', 'zh-Hans'],
  ['zh-HK', 'zh-Hant'],
  ['en-US', 'en'],
] as const;

for (const [locale, language] of isWholeRun ? inEachLanguage : inEachLanguage.slice(0, 1)) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });
    test(`a notice by keyboard alone, in ${language}`, async ({ page, emulator, emulatorURL, openSession }) => {
      test.setTimeout(600_000);
      const user = new KeyboardUser(page);
      await user.start();
      const translate = await loadTranslations(language);
      const journey: Journey = { page, emulator, user, translate, textIn: (text) => textIn(text, language) };
      const api = await openApi(emulator, { brokerCode: 'DEMO', userID: 'demo.admin', emulatorURL });
      const accounts = await findAccounts(api);
      await openSession('demo', 'demo.notices', 'main/product_control/manage_notice/notice_group');
      await createGroup(journey, accounts);
      await scheduleNotice(journey);
      const attached = `attachFile${listTextKeys(journey).at(-1)}`;
      expect(await readNotice(api)).toMatchObject({ status: 'pending', [attached]: [{ fileName: 'hours.pdf' }] });
      await changeNotice(journey);
      expect(await readNotice(api)).toMatchObject({ status: 'pending', contentSC: '已更改。', attachmentCount: 1 });
      await unscheduleNotice(journey);
      expect((await readNotice(api)).status).toBe('draft');
      await sendNotice(journey);
      expect(await readNotice(api)).toMatchObject({ status: 'displaying', recipientCount: accounts.active.length });
      expect(user.pointerEvents, 'pointed at').toEqual([]);
    });
  });
}
