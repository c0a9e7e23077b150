import type { LocalText } from '@brokerdesk/api';
import { type Journey, openFirstRow, searchOne, typeTexts } from '../administrator-day/Journey.ts';
import { expect } from '../fixtures.ts';

const margin = 'AGR-DEMO-margin';
const clause = {
  EN: 'A call is sent by push message.',
  SC: '追收通知以推送消息发出。',
  TC: '追收通知以推送訊息發出。',
};
const names = { en: 'EN', 'zh-Hans': 'SC', 'zh-Hant': 'TC' } as const;

/** Changes an agreement in all languages, and reads what differs, before it is saved and among its versions. */
export async function keepAgreement(journey: Journey, language: keyof typeof names): Promise<void> {
  const { page, user, emulator, translate, textIn } = journey;
  const text = (key: string, values = {}) => translate(`client-information:${key}`, values);
  const before = await readAgreement(journey);
  const tab = page.getByRole('link', { name: text('menu.agreements'), exact: true });
  await user.reach(tab);
  await page.keyboard.press('Enter');
  // The rows of the questions are there until the screen has changed.
  await expect(page.getByRole('grid', { name: text('menu.agreements') })).toHaveAttribute('aria-busy', 'false');
  await searchOne(journey, textIn(before.title));
  await openFirstRow(journey);
  await expect(page.getByRole('heading', { level: 1, name: textIn(before.title) })).toBeVisible();
  const edit = page.getByRole('link', { name: text('agreement.edit'), exact: true });
  await user.reach(edit);
  await page.keyboard.press('Enter');
  const form = page.getByRole('form');
  await expect(form.getByRole('tabpanel')).toBeVisible();
  await user.reach(form.getByRole('tab').first());
  await typeTexts(journey, form, text('agreement.content'), withClause(before.content));
  await page.keyboard.press('ControlOrMeta+Enter');
  const review = page.getByRole('alertdialog');
  await expect(review).toContainText(text('agreementForm.reviewTitle', { version: before.textVersion + 1 }));
  await expect(review.getByRole('tabpanel').locator('ins')).toHaveText(clause[names[language]]);
  await user.expectFocus();
  await user.press(review.getByRole('button', { name: text('agreementForm.reviewSubmit'), exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: textIn(before.title) })).toBeVisible();
  await user.expectFocus();

  const tabs = page.getByRole('tablist', { name: text('agreementDetail.tabs') }).getByRole('tab');
  await user.reach(tabs.first());
  await page.keyboard.press('ArrowRight');
  await user.press(page.getByRole('button', { name: text('agreementVersions.compareLast'), exact: true }));
  const changes = page.getByRole('tablist', { name: text('agreement.changesLanguage') }).getByRole('tab');
  await user.reach(changes.first());
  const read: string[] = [];
  for (const [index] of Object.keys(names).entries()) {
    // oxlint-disable no-await-in-loop -- one tab after the other, as users read
    if (index > 0) await page.keyboard.press('ArrowRight');
    await expect(changes.nth(index)).toBeFocused();
    read.push(await page.getByRole('tabpanel').locator('ins').last().innerText());
    // oxlint-enable no-await-in-loop
  }
  expect(read.toSorted()).toEqual(Object.values(clause).toSorted());
  const after = await emulator.readRow<Agreement>('agreements', margin);
  expect([after.content, after.textVersion]).toEqual([withClause(before.content), before.textVersion + 1]);
}

interface Agreement {
  readonly title: LocalText;
  readonly content: LocalText;
  readonly textVersion: number;
}

function readAgreement({ emulator }: Journey): Promise<Agreement> {
  return emulator.readRow<Agreement>('agreements', margin);
}

function withClause({ EN, SC, TC }: LocalText): LocalText {
  return { EN: `${EN}\n${clause.EN}`, SC: `${SC}\n${clause.SC}`, TC: `${TC}\n${clause.TC}` };
}
