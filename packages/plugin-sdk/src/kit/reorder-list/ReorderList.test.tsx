import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createTestApi, renderScreen } from '../../entries/testing.tsx';
import { ReorderList } from './ReorderList.tsx';

afterEach(cleanup);

const load = async () => ({ default: {} });
const plugin = { id: 'faq', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };
const names = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

it('moves an item by its arrows, announces where it is, and keeps the focus on the arrow', async () => {
  await renderList();
  act(() => button('Move Fees up').focus());
  fireEvent.click(button('Move Fees up'));
  expect(names()).toEqual(['Pinned', 'Fees', 'Accounts', 'Transfers']);
  expect(screen.getByText('Fees is now at position 2 of 4.').getAttribute('role')).toBe('status');
  expect(document.activeElement).toBe(button('Move Fees up'));
});

it('never moves an item out of its range, or an item without a range', async () => {
  await renderList();
  expect(button('Move Accounts up').getAttribute('aria-disabled')).toBe('true');
  expect(button('Move Transfers down').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Move Accounts up'));
  expect(names()).toEqual(['Pinned', 'Accounts', 'Fees', 'Transfers']);
  const pinned = within(screen.getByRole('row', { name: 'Pinned' })).getAllByRole<HTMLButtonElement>('button');
  expect(pinned.map(({ disabled }) => disabled)).toEqual([true]);
});

function renderList() {
  return renderScreen(<Questions />, { plugin, api: createTestApi(() => null) });
}

function Questions() {
  const [order, setOrder] = useState(['Pinned', 'Accounts', 'Fees', 'Transfers']);
  const items = order.map((name) => ({ id: name, name, range: name === 'Pinned' ? undefined : { first: 1, last: 3 } }));
  return (
    <ReorderList
      label="Questions"
      items={items}
      onMove={([id = ''], position) => setOrder(order.filter((one) => one !== id).toSpliced(position, 0, id))}
    >
      {({ name }) => <span>{name}</span>}
    </ReorderList>
  );
}
