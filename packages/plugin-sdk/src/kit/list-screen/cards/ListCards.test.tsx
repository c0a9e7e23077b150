import { type FaqCategory, listFaqCategories } from '@brokerdesk/api';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFaqApi } from '../../../gallery/sampleFaq.ts';
import { renderScreen } from '../../../entries/testing.tsx';
import { ListScreen } from '../ListScreen.tsx';
// Already loaded, so that no test waits for it.
import '../tools/listTools.ts';
import type { ListBulk, ListSelection } from '../selection/BulkAction.ts';

const none = async () => ({ default: {} });
const plugin = { id: 'faq', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };
const open = vi.fn<(category: FaqCategory) => void>();
let selected: ListSelection<FaqCategory> | undefined;
let params: () => Readonly<Record<string, string>>;

beforeEach(async () => {
  open.mockClear();
  selected = undefined;
  ({ params } = await renderScreen(<Categories />, { plugin, api: createFaqApi() }));
  await screen.findByRole('grid');
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('shows each row as a card with its name, and opens it by a click, its button or Enter', () => {
  const cards = within(screen.getByRole('grid', { name: 'Categories' })).getAllByRole('row');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    '5 questionsOpening an account',
    '3 questionsFees',
    '1 questionsDeposits and withdrawals',
  ]);
  fireEvent.click(screen.getByText('3 questions'));
  fireEvent.click(screen.getByRole('button', { name: 'Opening an account' }));
  expect(open.mock.calls.map(([{ categoryID }]) => categoryID)).toEqual(['C2', 'C1']);
});

it('moves with the arrow keys, and only the current card can be reached with Tab', async () => {
  const first = screen.getByRole('button', { name: 'Opening an account' });
  act(() => first.focus());
  await key(first, 'ArrowLeft');
  expect(document.activeElement).toBe(first);
  await key(first, 'ArrowRight');
  const second = screen.getByRole('button', { name: 'Fees' });
  expect([document.activeElement, first.tabIndex, second.tabIndex]).toEqual([second, -1, 0]);
  await key(second, 'End');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Deposits and withdrawals' }));
});

it('selects as the grid does', async () => {
  const first = screen.getByRole('button', { name: 'Opening an account' });
  act(() => first.focus());
  await key(first, 'x');
  await key(first, 'ArrowRight', { shiftKey: true });
  expect(selected?.rows.map(({ categoryID }) => categoryID)).toEqual(['C1', 'C2']);
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' })));
  expect(selected?.count).toBe(3);
});

it('sorts by a column, in the address', async () => {
  fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: '-name' } });
  await act(async () => undefined);
  expect(params()).toEqual({ sort: '-name' });
  expect(screen.getAllByRole('row')[0]?.textContent).toContain('Opening an account');
});

async function key(element: HTMLElement, pressed: string, more: object = {}) {
  await act(async () => fireEvent.keyDown(element, { key: pressed, ...more }));
}

function Categories() {
  const columns = useMemo(
    () => [{ id: 'name', header: 'Name', width: 200, sortField: 'name', text: ({ name }: FaqCategory) => name.EN }],
    [],
  );
  const bulk = useMemo<ListBulk<FaqCategory>>(
    () => ({
      actions: (selection) => {
        if (selection.count > 1) selected = selection;
        return [];
      },
    }),
    [],
  );
  return (
    <ListScreen
      id="categories"
      title="Categories"
      itemsLabel="the categories"
      endpoint={listFaqCategories}
      paging="none"
      columns={columns}
      rowId={({ categoryID }) => categoryID}
      card={{ render: ({ questionCount }) => <p>{questionCount} questions</p> }}
      onOpen={open}
      bulk={bulk}
      empty={{ title: 'No categories yet', text: 'Create the first one.' }}
    />
  );
}
