// A quote plan by keyboard alone, in Traditional Chinese (`npm run test:whole`: in each language): applied for, rejected by
// the provider with a reason, corrected, and approved.
import { auditFeedPlan, type FeedPlan, listFeedPlans } from '@brokerdesk/api';
import type { Locator } from '@playwright/test';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import {
  type Journey,
  openDialog,
  openedDialog,
  openFirstRow,
  rowsOf,
  searchOne,
} from './administrator-day/Journey.ts';
import { expect, test } from './fixtures.ts';
import { KeyboardUser } from './KeyboardUser.ts';
import { loadTranslations } from './loadTranslations.ts';
import { openApi } from './openApi.ts';
import { textIn } from '../packages/plugin-sdk/src/formats/textIn.ts';

const client = { userID: 'dm600301', name: '羅雅涵' };
const reason = '超出月度上限';

const inEachLanguage = [
  ['zh-HK', 'zh-Hant'],
  ['zh-CN', 'zh-Hans'],
  ['en-US', 'en'],
] as const;

for (const [locale, language] of isWholeRun ? inEachLanguage : inEachLanguage.slice(0, 1)) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });
    test(`a quote plan by keyboard alone, in ${language}`, async ({ page, emulator, emulatorURL, openSession }) => {
      test.setTimeout(300_000);
      const user = new KeyboardUser(page);
      await user.start();
      const translate = await loadTranslations(language);
      const text = (key: string, values = {}) => translate(`quote-plans:${key}`, values);
      const journey: Journey = { page, emulator, user, translate, textIn: (one) => textIn(one, language) };
      const provider = await openApi(emulator, { brokerCode: '2GO', userID: 'provider.admin', emulatorURL });
      const findPlan = async (): Promise<FeedPlan> =>
        (await provider.call(listFeedPlans, { query: { brokerCode: 'DEMO', userID: client.userID } })).items[0]!;
      const audit = async (decision: { readonly action: 'approve' | 'reject'; readonly reason?: string }) => {
        const { planID, version } = await findPlan();
        await provider.call(auditFeedPlan, { params: { planID }, body: { ...decision, version } });
      };
      await openSession('demo', 'demo.trading', 'main/product_control/manage_info/quote_plan');
      await expect(rowsOf(page).first()).toBeVisible();
      const create = page.getByRole('button', { name: text('quotePlans.create'), exact: true });
      await user.reach(create);
      const dialog = await openDialog(journey, create, { title: text('planForm.createTitle') });
      await chooseClient(journey, dialog.getByRole('combobox', { name: new RegExp(`^${text('plan.client')}`) }));
      const packages = dialog.getByRole('combobox', { name: new RegExp(`^${text('plan.package')}`) });
      const { name } = (await provider.call(listFeedPlans, { query: { packageCode: 'LEVEL_2' } })).items[0]!;
      await user.choose(packages, textIn(name, language));
      const terminals = new RegExp(`^${text('plan.terminals')}`);
      await user.fill(dialog.getByRole('spinbutton', { name: terminals }), '5');
      await submit(journey);
      await expect(rowsOf(page).first()).toContainText(client.name);
      expect(await findPlan()).toMatchObject({ status: 'applied', packageCode: 'LEVEL_2', quota: 5 });

      await audit({ action: 'reject', reason });
      await searchOne(journey, client.name);
      await openFirstRow(journey);
      await expect(page.getByText(text('planDetail.rejected'))).toBeVisible();
      await expect(page.getByText(reason).first()).toBeVisible();
      await user.expectFocus();
      const change = page.getByRole('button', { name: text('plan.action.changeRequest'), exact: true });
      await user.reach(change);
      await openDialog(journey, change, { title: text('planForm.changeTitle') });
      const corrected = openedDialog(page).getByRole('spinbutton', { name: terminals });
      await expect(corrected).toHaveValue('5');
      await user.fill(corrected, '2');
      await submit(journey);
      await expect(page.getByText(text('planDetail.waiting'))).toBeVisible();

      await audit({ action: 'approve' });
      // The page has just read the plan, and does not know of the answer yet.
      await page.reload();
      const effective = page.getByText(text('plan.status.effective'), { exact: true }).first();
      await expect(effective).toBeVisible();
      const back = page.getByRole('link', { name: text('planDetail.back'), exact: true }).first();
      await user.reach(back);
      await page.keyboard.press('Enter');
      await expect(rowsOf(page).first()).toContainText(text('plan.status.effective'));
      await openFirstRow(journey);
      await expect(effective).toBeVisible();
      await user.expectFocus();
      expect(await findPlan()).toMatchObject({ status: 'effective', packageCode: 'LEVEL_2', quota: 2 });
      expect(user.pointerEvents, 'pointed at').toEqual([]);
    });
  });
}

/** Finds the client by typing the login. */
async function chooseClient({ page, user }: Journey, picker: Locator): Promise<void> {
  await user.focus(picker);
  await page.keyboard.insertText(client.userID);
  const option = page.getByRole('option', { name: new RegExp(client.userID) });
  // What was found before stays until the server has searched.
  await expect(page.locator('.bdk-records').getByRole('option')).toHaveCount(1);
  if ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(picker).toHaveValue(new RegExp(client.userID));
}

async function submit({ page, user }: Journey): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await user.expectFocus();
}
