// Many questions in a browser, which draws only those in view: dragged, moved with the keyboard and to a typed position, and
// the same on the screen, for screen readers and in the store. More than a page of the list; 500 in a whole run.
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { expect, test } from './fixtures.ts';

const categoryID = 'FQC-DEMO-OPENING';
const count = isWholeRun ? 500 : 120;
const position = count - 20;

test(`${count} questions keep the order in which they are dragged and moved`, { tag: '@journey' }, async ({
  page,
  emulator,
  openSession,
}) => {
  const row = await emulator.readRow<object>('faq', 'FAQ-DEMO-OPENING-1');
  const added = Array.from({ length: count - 3 }, (_, index) => {
    const question = { EN: `Question ${index + 4}`, SC: `问题 ${index + 4}`, TC: `問題 ${index + 4}` };
    const faqID = `FAQ-${index + 4}`;
    return emulator.putRow('faq', faqID, { ...row, faqID, question, sequence: index + 4 });
  });
  await Promise.all(added);
  await openSession('demo', 'demo.notices', 'main/product_control/manage_info/faq');
  await page.getByRole('button', { name: `Opening an account ${count}` }).click();
  await page.getByRole('button', { name: 'Order questions' }).click();
  const dialog = page.getByRole('dialog');
  const names = dialog.getByRole('row').locator('.bdk-reorder-name');
  await expect(names.first()).toHaveText('What do I need to open an account?');

  await dialog.getByRole('row', { name: 'Question 5', exact: true }).dragTo(dialog.getByRole('row').first(), {
    targetPosition: { x: 100, y: 2 },
  });
  await expect(names.first()).toHaveText('Question 5');
  await dialog.getByRole('button', { name: 'Drag Question 5', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Insert/ }).first()).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(names.nth(2)).toHaveText('Question 5');
  await dialog.getByRole('button', { name: 'Move Question 4 to a position' }).click();
  await page.getByRole('textbox', { name: /^New position/ }).fill(String(position));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Question 4 is now at position ${position} of ${count}.`)).toBeAttached();
  const moved = dialog.getByRole('row', { name: 'Question 4', exact: true });
  await expect(moved).toBeInViewport();
  await expect(moved).toHaveAttribute('aria-rowindex', String(position));

  await dialog.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('Order saved').first()).toBeAttached();
  const sequenceOf = async (id: string) => (await emulator.readRow<{ readonly sequence: number }>('faq', id)).sequence;
  expect([await sequenceOf('FAQ-5'), await sequenceOf('FAQ-4'), await sequenceOf(`FAQ-${count}`)]).toEqual([
    3,
    position,
    count,
  ]);
  const ids = [1, 2, 3].map((number) => `FAQ-DEMO-OPENING-${number}`);
  ids.push(...Array.from({ length: count - 3 }, (_, index) => `FAQ-${index + 4}`));
  const sequences = await Promise.all(ids.map(sequenceOf));
  expect(sequences.toSorted((one, other) => one - other)).toEqual(ids.map((_, index) => index + 1));
  expect((await emulator.readRow<{ readonly categoryID: string }>('faq', 'FAQ-4')).categoryID).toBe(categoryID);
  process.stdout.write(`${count} questions: the same order on the screen, for screen readers and in the store.\n`);
});
