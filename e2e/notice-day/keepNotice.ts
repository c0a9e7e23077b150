import { type Journey, typeTexts } from '../administrator-day/Journey.ts';
import { expect } from '../fixtures.ts';
import { groupName } from './createGroup.ts';
import { title } from './storedNotice.ts';

const content = { EN: 'We open at ten.', SC: '十时开始营业。', TC: '十時開始營業。' };
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

/** Writes a notice to the group, with a file in the last language, and schedules it for tomorrow. */
export async function scheduleNotice(journey: Journey): Promise<void> {
  const { page, user, translate, textIn } = journey;
  const text = (key: string, values = {}) => translate(`notices:${key}`, values);
  await press(journey, page.getByRole('link', { name: text('menu.generalNotices'), exact: true }));
  await press(journey, page.getByRole('link', { name: text('menu.newNotice'), exact: true }));
  const form = page.getByRole('form');
  const group = form.getByRole('combobox', { name: new RegExp(`^${text('notice.group')}`) });
  await expect(group).toBeVisible();
  await user.expectFocus();
  await user.reach(group);
  await user.choose(group, text('noticeForm.groupOption', { name: textIn(groupName), count: 3 }));
  await expect(form.getByText(text('noticeForm.reach_other', { number: 2 }))).toBeVisible();
  await user.focus(form.getByRole('tab').first());
  await typeTexts(journey, form, text('notice.title'), title);
  await user.focus(form.getByRole('tab').nth(2), { isBackwards: true });
  await page.keyboard.press('Home');
  await typeTexts(journey, form, text('notice.content'), content);
  const chosen = page.waitForEvent('filechooser');
  await user.press(form.getByRole('tabpanel').getByRole('button', { name: translate('kit:upload.choose') }));
  await (await chosen).setFiles({ name: 'hours.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
  await expect(form.getByRole('tabpanel').getByText('hours.pdf').first()).toBeVisible();
  await user.focus(form.getByRole('radio', { name: text('notice.now') }));
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: text('noticeForm.later') })).toBeChecked();
  await user.fill(
    form.getByRole('textbox', { name: new RegExp(`^${text('notice.pushTime')}`) }),
    `${tomorrow()} 09:00`,
  );
  await send(journey, 'check.schedule');
  await expect(page.getByRole('button', { name: text('action.cancel'), exact: true })).toBeVisible();
  await user.expectFocus();
}

/** Changes the text of a scheduled notice; its time and its file stay. */
export async function changeNotice(journey: Journey): Promise<void> {
  const { page, user, translate } = journey;
  const text = (key: string) => translate(`notices:${key}`);
  await press(journey, page.getByRole('link', { name: text('action.edit'), exact: true }));
  const form = page.getByRole('form');
  await expect(form.getByRole('tabpanel')).toBeVisible();
  await user.reach(form.getByRole('combobox').first());
  await user.focus(form.getByRole('tab').first());
  await typeTexts(journey, form, text('notice.content'), { EN: 'Changed.', SC: '已更改。', TC: '已更改。' });
  await send(journey, 'check.schedule');
  await expect(page.getByRole('button', { name: text('action.cancel'), exact: true })).toBeVisible();
  await user.expectFocus();
}

/** Makes the notice a draft again. */
export async function unscheduleNotice(journey: Journey): Promise<void> {
  const { page, user, translate } = journey;
  const label = translate('notices:action.cancel');
  await press(journey, page.getByRole('button', { name: label, exact: true }));
  const question = page.getByRole('alertdialog');
  await user.press(question.getByRole('button', { name: label, exact: true }));
  await expect(question).toBeHidden();
  await expect(page.getByText(translate('notices:notice.states.draft'), { exact: true })).toBeVisible();
  await user.expectFocus();
}

/** Sends the notice at once; it cannot be changed any more, and says what to do instead. */
export async function sendNotice(journey: Journey): Promise<void> {
  const { page, user, translate } = journey;
  const text = (key: string) => translate(`notices:${key}`);
  await press(journey, page.getByRole('link', { name: text('action.edit'), exact: true }));
  const form = page.getByRole('form');
  const later = form.getByRole('radio', { name: text('noticeForm.later') });
  await expect(later).toBeChecked();
  await user.reach(form.getByRole('combobox').first());
  await user.focus(later, { maxPresses: 40 });
  await page.keyboard.press('ArrowUp');
  await expect(form.getByRole('radio', { name: text('notice.now') })).toBeChecked();
  await send(journey, 'check.submit');
  await expect(page.getByText(text('notice.states.displaying'), { exact: true })).toBeVisible();
  await user.expectFocus();
  const edit = page.getByRole('button', { name: new RegExp(`^${text('action.edit')}`) });
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(text('action.isDelivered')).first()).toBeAttached();
  await expect(page.getByRole('link', { name: text('action.copy'), exact: true })).toBeVisible();
}

/** Looks at the last check, and confirms it. */
async function send({ page, user, translate }: Journey, confirmation: string): Promise<void> {
  const text = (key: string) => translate(`notices:${key}`);
  const button = page.getByRole('form').getByRole('button', { name: text('noticeForm.send'), exact: true });
  await user.press(button, { maxPresses: 40 });
  const check = page.getByRole('alertdialog');
  await expect(check).toContainText(text('check.noRecall'));
  await user.expectFocus();
  await user.press(check.getByRole('button', { name: text(confirmation), exact: true }));
  await expect(check).toBeHidden();
}

async function press({ page, user }: Journey, target: Parameters<Journey['user']['reach']>[0]): Promise<void> {
  await user.reach(target);
  await page.keyboard.press('Enter');
}

/** The day after today in Shanghai. */
function tomorrow(): string {
  return new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10);
}
