// Dragging in the template editor by a real pointer: pages, groups and questions in the outline, questions on the page.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test('pages, groups and questions are dragged with the pointer, and each move is undone', async ({
  page,
  openSession,
}) => {
  await openSession('demo', 'demo.admin', 'main/account_opening/template_manager');
  await page.getByRole('grid').getByRole('link', { name: 'Corporate staff plan' }).click();
  await page.getByRole('link', { name: 'Edit template' }).click();
  const row = (name: string) => page.getByRole('treeitem').filter({ has: page.getByTitle(name, { exact: true }) });
  const top = { targetPosition: { x: 80, y: 4 } };
  for (const name of ['Before you start', 'Identity', 'How we reach you', 'Addresses']) await collapse(page, name);
  const before = await namesOf(page);
  expect(before.slice(0, 5)).toEqual(['Before you start', 'Identity', 'Contact', 'How we reach you', 'Addresses']);

  // A page, with what is in it.
  await row('Contact').dragTo(row('Before you start'), top);
  await expectNames(page, ['Contact', 'How we reach you', 'Addresses', 'Before you start', 'Identity']);
  await undo(page, 'move a page', before);

  // A group, to the end of another page, which then shows it.
  await row('Addresses').dragTo(row('Identity'));
  await expect(row('Identity')).toHaveAttribute('aria-expanded', 'true');
  await expect(row('Addresses')).toHaveAttribute('aria-posinset', '3');
  await page.getByRole('button', { name: 'Undo: move a group', exact: true }).click();
  await collapse(page, 'Identity');
  await expectNames(page, before.slice(0, 5));
  await row('Addresses').dragTo(row('How we reach you'), top);
  await expectNames(page, ['Before you start', 'Identity', 'Contact', 'Addresses', 'How we reach you']);
  await undo(page, 'move a group', before);

  // Questions, also several, also into another group.
  await row('How we reach you').click();
  await page.keyboard.press('ArrowRight');
  const expanded = await namesOf(page);
  expect(expanded.slice(3, 7)).toEqual(['How we reach you', 'Mobile number', 'Email', 'Addresses']);
  await row('Email').dragTo(row('Mobile number'), top);
  await expectNames(page, [...expanded.slice(0, 4), 'Email', 'Mobile number']);
  await undo(page, 'move a question', expanded);
  await row('Mobile number').click();
  await row('Email').click({ modifiers: ['Shift'] });
  await row('Email').dragTo(row('Addresses'));
  await undo(page, 'move 2 questions', expanded);

  // On the page, by the handle of a card.
  const cards = page.locator('[data-card]');
  const ids = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  const shown = await ids();
  expect(shown.slice(0, 3)).toEqual(['mobile', 'email', 'address']);
  await page.locator('[data-drag=address]').dragTo(cards.first(), top);
  await expect.poll(ids).toEqual(['address', 'mobile', 'email', ...shown.slice(3)]);
  await expect(page.locator('[data-question=address]')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Undo: move a question', exact: true }).click();
  await expect.poll(ids).toEqual(shown);
});

/** Collapses a row, where it is expanded. */
async function collapse(page: Page, name: string): Promise<void> {
  const row = page.getByRole('treeitem').filter({ has: page.getByTitle(name, { exact: true }) });
  await row.click();
  if ((await row.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('ArrowLeft');
}

function namesOf(page: Page): Promise<readonly string[]> {
  return page
    .locator('[role=treeitem] .bdk-grow[title]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? ''));
}

async function expectNames(page: Page, first: readonly string[]): Promise<void> {
  await expect.poll(async () => (await namesOf(page)).slice(0, first.length)).toEqual(first);
}

/** Undoes the only step, after which the outline is as it was. */
async function undo(page: Page, step: string, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: `Undo: ${step}`, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await expectNames(page, names.slice(0, 5));
}
