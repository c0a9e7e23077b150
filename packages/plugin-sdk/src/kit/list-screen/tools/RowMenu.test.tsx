import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { User } from '@brokerdesk/api';
import { showPeople } from '../peopleListFixture.tsx';
import type { ListBulk, ListSelection } from '../selection/BulkAction.ts';

// The first import takes a while on a busy machine.
beforeAll(() => import('./listTools.ts'), 60_000);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const runs: [string, ListSelection<User>][] = [];
const bulk: ListBulk<User> = {
  actions: (selection) => [
    { id: 'remove', label: 'Remove', tone: 'danger', run: () => runs.push(['remove', selection]) },
    { id: 'disable', label: 'Disable', run: () => runs.push(['disable', selection]) },
    {
      id: 'unlock',
      label: 'Unlock',
      disabledReason: 'No account is locked.',
      run: () => runs.push(['unlock', selection]),
    },
  ],
};
const more = (name: string) => screen.findByRole('button', { name: `Actions ${name}` });
const press = (key: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));

it('offers the bulk actions for one row, and keeps the selection', async () => {
  await showPeople({ bulk });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'user0001' }));
  const button = await more('user0003');
  fireEvent.click(button);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Disable', 'UnlockNo account is locked.', 'Remove']);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Disable' }));
  const [name, selection] = runs.pop() ?? [];
  expect(name).toBe('disable');
  expect((await selection?.load())?.map(({ userID }) => userID)).toEqual(['user0003']);
  selection?.clear();
  expect(screen.queryByRole('menu')).toBeNull();
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'user0001' })).checked).toBe(true);
});

it('has only the actions of a row where they replace the bulk actions', async () => {
  const rowActions = () => [{ id: 'edit', label: 'Edit', run: () => {} }];
  await showPeople({ bulk: { ...bulk, isInRowMenu: false }, rowActions });
  fireEvent.click(await more('user0002'));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Edit']);
});

it('shows why an action is not possible, and does not run it', async () => {
  await showPeople({ bulk });
  fireEvent.click(await more('user0002'));
  const item = await screen.findByRole('menuitem', { name: 'Unlock', description: 'No account is locked.' });
  fireEvent.click(item);
  expect(runs).toEqual([]);
  screen.getByRole('menu');
});

it('is operated by keys, opens no row, and returns the focus', async () => {
  const { opened } = await showPeople({ bulk });
  const button = await more('user0002');
  fireEvent.click(button);
  await screen.findByRole('menu');
  expect(document.activeElement?.textContent).toBe('Disable');
  await press('ArrowUp');
  expect(document.activeElement?.textContent).toBe('Remove');
  await press('ArrowDown');
  await press('End');
  expect(document.activeElement?.textContent).toBe('Remove');
  await press('Escape');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(opened).toEqual([]);
});

it('is reached with the arrow keys as the last cell of its row', async () => {
  await showPeople({ bulk });
  const first = await screen.findByRole('checkbox', { name: 'user0001' });
  act(() => first.focus());
  await press('End');
  expect(document.activeElement).toBe(await more('user0001'));
});

it('closes when the list is scrolled below it, not by the event of an earlier scroll', async () => {
  await showPeople({ bulk });
  const button = await more('user0002');
  fireEvent.click(button);
  await screen.findByRole('menu');
  fireEvent.scroll(screen.getByRole('grid'));
  screen.getByRole('menu');
  button.getBoundingClientRect = () => new DOMRect(0, -64);
  fireEvent.scroll(screen.getByRole('grid'), { target: { scrollTop: 64 } });
  expect(screen.queryByRole('menu')).toBeNull();
});

it('is absent in a list without actions', async () => {
  await showPeople({ bulk: { actions: () => [] } });
  await screen.findByRole('checkbox', { name: 'user0001' });
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
});
