import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Questions } from '../gallery/MasterDetail.gallery.tsx';
import { createFaqApi } from '../gallery/sampleFaq.ts';
import { createApiError, createTestApi, renderScreen, type RenderScreenOptions } from '../entries/testing.tsx';

const none = async () => ({ default: {} });
const plugin = { id: 'faq', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('selects the first item, and keeps the selection in the address', async () => {
  const { params, goTo } = await show();
  expect(await questionsOf('Opening an account')).toHaveLength(5);
  await press('Fees 3');
  expect(await questionsOf('Fees')).toHaveLength(3);
  expect(params()).toEqual({ categoryID: 'C2' });
  expect(
    within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('button', { current: true }).textContent,
  ).toBe('Fees 3');
  await goTo({ categoryID: 'C3' });
  expect(await questionsOf('Deposits and withdrawals')).toHaveLength(1);
});

it('leaves the selection to the item when its list changes, and the list to its defaults when the item changes', async () => {
  const { params } = await show({ params: { categoryID: 'C2', q: 'a' } });
  await questionsOf('Fees');
  fireEvent.change(screen.getByRole('combobox', { name: 'Rows per page' }), { target: { value: '100' } });
  await act(async () => undefined);
  expect(params()).toEqual({ categoryID: 'C2', q: 'a', size: '100' });
  await press('Opening an account 5');
  expect(params()).toEqual({ categoryID: 'C1' });
});

it('moves between the items with the arrow keys', async () => {
  await show();
  await questionsOf('Opening an account');
  const [first, second] = within(screen.getByRole('navigation', { name: 'Categories' }))
    .getAllByRole('button')
    .slice(1) as HTMLElement[];
  act(() => first?.focus());
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
});

it('explains an empty list, and a failed one', async () => {
  await show({ api: createFaqApi([]) });
  await screen.findByText('No categories yet');
  cleanup();
  const api = createTestApi(() => {
    throw createApiError('E0099', 'The server has a problem.');
  });
  await show({ api });
  expect((await screen.findByRole('alert')).textContent).toContain('The server has a problem.');
});

async function show(options: Partial<RenderScreenOptions> = {}) {
  return renderScreen(<Questions translate={(words) => words} />, { plugin, api: createFaqApi(), ...options });
}

async function questionsOf(category: string) {
  const grid = await screen.findByRole('grid', { name: category });
  return within(grid).findAllByRole('rowheader');
}

async function press(name: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}
