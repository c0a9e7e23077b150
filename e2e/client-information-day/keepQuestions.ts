import type { LocalText } from '@brokerdesk/api';
import { type Journey, openDialog, openedDialog, rowsOf, typeTexts } from '../administrator-day/Journey.ts';
import { expect } from '../fixtures.ts';

const category = { EN: 'Typhoons', SC: '台风安排', TC: '颱風安排' };
const questions = [
  { EN: 'Is the market open?', SC: '会开市吗？', TC: '會開市嗎？' },
  { EN: 'Are branches open?', SC: '分行营业吗？', TC: '分行營業嗎？' },
  { EN: 'What of my orders?', SC: '订单怎么办？', TC: '買賣盤怎樣處理？' },
] as const;

/** Creates a category with three questions, puts the last one first, and publishes all of them. */
export async function keepQuestions(journey: Journey): Promise<void> {
  const { page, emulator, textIn } = journey;
  await createCategory(journey);
  // oxlint-disable-next-line no-await-in-loop -- one question after the other
  for (const question of questions) await createQuestion(journey, question);
  await expect(rowsOf(page)).toHaveCount(3);
  await putLastFirst(journey);
  await publishAll(journey);
  const ids = await emulator.listRowIDs('faq');
  const rows = await Promise.all(ids.map((id) => emulator.readRow<StoredQuestion>('faq', id)));
  const stored = rows
    .filter(({ question }) => questions.some(({ EN }) => EN === question.EN))
    .toSorted((one, other) => one.sequence - other.sequence);
  const expected = [questions[2], questions[0], questions[1]];
  expect(stored.map(({ question, published }) => [question, published])).toEqual(expected.map((one) => [one, true]));
  await expect(rowsOf(page)).toContainText(expected.map(textIn));
}

interface StoredQuestion {
  readonly question: LocalText;
  readonly sequence: number;
  readonly published: boolean;
}

async function createCategory({ page, user, translate, textIn }: Journey): Promise<void> {
  const text = (key: string) => translate(`client-information:faq.${key}`);
  const create = page.getByRole('button', { name: text('create'), exact: true });
  await user.reach(create);
  await page.keyboard.press('Enter');
  const dialog = openedDialog(page);
  await expect(
    dialog.getByRole('heading', { name: translate('kit:create.title', { item: text('item') }) }),
  ).toBeVisible();
  for (const [index, words] of [category.EN, category.SC, category.TC].entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await user.fill(dialog.getByRole('textbox').nth(index), words);
  }
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await user.expectFocus();
  const entry = page.getByRole('button', { name: new RegExp(`^${textIn(category)}`) });
  await expect(entry).toBeVisible();
  await user.reach(entry);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: textIn(category), exact: true })).toBeVisible();
}

async function createQuestion(journey: Journey, question: LocalText): Promise<void> {
  const { page, user, translate } = journey;
  const text = (key: string) => translate(`client-information:question.${key}`);
  const item = text('item');
  const create = page.getByRole('button', { name: translate('kit:create.button', { item }), exact: true }).first();
  await user.reach(create);
  const dialog = await openDialog(journey, create, { title: translate('kit:create.title', { item }) });
  await typeTexts(journey, dialog, text('question'), question);
  await user.focus(dialog.getByRole('tab').nth(2), { isBackwards: true });
  await page.keyboard.press('Home');
  await typeTexts(journey, dialog, text('answer'), {
    EN: `${question.EN} Yes.`,
    SC: `${question.SC}照常。`,
    TC: `${question.TC}照常。`,
  });
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await user.expectFocus();
}

async function putLastFirst(journey: Journey): Promise<void> {
  const { page, user, translate, textIn } = journey;
  const text = (key: string, values = {}) => translate(`client-information:question.${key}`, values);
  const order = page.getByRole('button', { name: text('order'), exact: true });
  await user.reach(order);
  await openDialog(journey, order, { title: text('orderTitle', { category: textIn(category) }) });
  const rows = openedDialog(page).getByRole('row');
  await expect(rows).toHaveCount(3);
  const last = rows.filter({ hasText: textIn(questions[2]) });
  await user.focus(rows.first());
  // oxlint-disable no-await-in-loop -- one key after the other
  for (let row = 0; row < 2; row += 1) await page.keyboard.press('ArrowDown');
  for (let place = 0; place < 2; place += 1) await user.press(last.locator('[data-move^=up]'));
  // oxlint-enable no-await-in-loop
  await expect(rows.first()).toContainText(textIn(questions[2]));
  await user.expectFocus();
  await user.reach(openedDialog(page).locator('[data-intent=primary]'));
  await page.keyboard.press('Enter');
  // The mark that it is not saved.
  await expect(openedDialog(page).locator('.bdk-tag')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await user.expectFocus();
}

/** Selects the three rows, and hands them to the tray. */
async function publishAll({ page, user, translate, textIn }: Journey): Promise<void> {
  // The focus stays with its row: before the list is in its new order, the keys below would meet one row twice.
  await expect(rowsOf(page).first()).toContainText(textIn(questions[2]));
  // The place in the list follows its row, which has been moved.
  await page.keyboard.press('j');
  await expect(rowsOf(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Control+Home');
  for (const [index] of questions.entries()) {
    // oxlint-disable no-await-in-loop -- one key after the other
    if (index > 0) await page.keyboard.press('ArrowDown');
    await expect(rowsOf(page).nth(index).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('x');
    // oxlint-enable no-await-in-loop
  }
  const publish = page.getByRole('button', { name: translate('client-information:question.publish'), exact: true });
  await user.reach(publish);
  await page.keyboard.press('Enter');
  await expect(rowsOf(page).getByRole('switch', { checked: true })).toHaveCount(3);
  await user.expectFocus();
}
