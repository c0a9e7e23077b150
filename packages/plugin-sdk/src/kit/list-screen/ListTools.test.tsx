import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createInMemoryPreferences } from '../../test-doubles/createInMemoryPreferences.ts';
import { peopleBulk, showPeople } from './peopleListFixture.tsx';

// The first import takes a while on a busy machine.
beforeAll(() => Promise.all([import('./tools/listTools.ts'), import('../reorder-list/ReorderList.tsx')]), 60_000);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const bar = () => screen.findByRole('group', { name: 'Selected rows' });
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const press = (key: string, more: object = {}) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));

it('selects rows one by one, and shows how many are selected', async () => {
  await showPeople({ bulk: peopleBulk() });
  const first = await box('user0001');
  fireEvent.click(first);
  // Immediately: if a check box jumps back for a moment, users think that it did not react.
  expect(first.checked).toBe(true);
  fireEvent.click(await box('user0003'));
  expect(
    within(await bar())
      .getByText('2 selected')
      .getAttribute('role'),
  ).toBe('status');
  expect(screen.getByRole('row', { name: /user0001/ }).getAttribute('aria-selected')).toBe('true');
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
  expect(screen.getByRole('row', { name: /user0001/ }).getAttribute('aria-selected')).toBe('false');
});

it('opens no row when its check box is clicked', async () => {
  const { opened } = await showPeople({ bulk: peopleBulk() });
  fireEvent.click(await box('user0001'));
  expect(opened).toEqual([]);
});

it('selects every row between two with Shift and a click', async () => {
  await showPeople({ bulk: peopleBulk() });
  fireEvent.click(await box('user0002'));
  fireEvent.click(await box('user0006'), { shiftKey: true });
  expect((await bar()).textContent).toContain('5 selected');
});

it('keeps the selection while pages change, and clears it with a notice when the filters change', async () => {
  const { goTo, toasts } = await showPeople({ bulk: peopleBulk() });
  fireEvent.click(await box('user0001'));
  await goTo({ page: '2' });
  fireEvent.click(await box('user0050'));
  expect((await bar()).textContent).toContain('2 selected');
  await goTo({ enabled: 'true' });
  expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
  expect(toasts).toEqual([{ tone: 'warning', text: 'The filters changed, so the selection was cleared.' }]);
});

it('offers all that match once the page is selected, without a deselected one, and loads exactly those', async () => {
  const bulk = peopleBulk();
  await showPeople({ bulk });
  fireEvent.click(await box('Select all rows on this page'));
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Select all 1,200 that match' }));
  expect((await bar()).textContent).toContain('All 1,200 that match are selected');
  fireEvent.click(await box('user0002'));
  expect((await bar()).textContent).toContain('1,199 of 1,200 that match are selected');
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Disable' }));
  const [selection] = bulk.runs;
  expect(selection).toMatchObject({ scope: 'all', count: 1199 });
  const seen: number[] = [];
  const rows = await act(async () => selection?.load({ onProgress: (done) => seen.push(done) }));
  expect(rows).toHaveLength(1199);
  expect(rows?.some(({ userID }) => userID === 'user0002')).toBe(false);
  expect(seen).toEqual([500, 1000, 1200]);
});

it('shows why an action is not possible, and does not run it', async () => {
  const bulk = peopleBulk('One of them is disabled already.');
  await showPeople({ bulk });
  fireEvent.click(await box('user0001'));
  const button = within(await bar()).getByRole('button', { name: 'Disable' });
  fireEvent.click(button);
  expect(bulk.runs).toEqual([]);
  within(await bar()).getByText('One of them is disabled already.');
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('hides a bulk action from a user without its function, below the list and in the menu of a row', async () => {
  const bulk = {
    actions: () => [
      { id: 'disable', label: 'Disable', requires: 'UR_USER_MANAGEMENT', run: () => {} } as const,
      { id: 'print', label: 'Print', run: () => {} } as const,
    ],
  };
  await showPeople({ bulk, permissions: ['UR'] });
  fireEvent.click(await box('user0001'));
  expect(within(await bar()).queryByRole('button', { name: 'Disable' })).toBeNull();
  within(await bar()).getByRole('button', { name: 'Print' });
  fireEvent.click(screen.getByRole('button', { name: 'Actions user0002' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Print']);
  cleanup();
  await showPeople({ bulk, permissions: ['UR', 'UR_USER_MANAGEMENT'] });
  fireEvent.click(await box('user0003'));
  within(await bar()).getByRole('button', { name: 'Disable' });
});

it('selects by keyboard: x for the row, Shift and arrows for several, Control and A for the page', async () => {
  await showPeople({ bulk: peopleBulk() });
  const link = await screen.findByRole('link', { name: 'user0000' });
  act(() => link.focus());
  await press('x');
  await press('ArrowDown', { shiftKey: true });
  await press('ArrowDown', { shiftKey: true });
  expect((await bar()).textContent).toContain('3 selected');
  await press('ArrowUp', { shiftKey: true });
  expect((await bar()).textContent).toContain('2 selected');
  await press('a', { ctrlKey: true });
  expect((await bar()).textContent).toContain('50 selected');
});

it('can be entered and searched by keys from anywhere on the screen', async () => {
  await showPeople({ bulk: peopleBulk() });
  const link = await screen.findByRole('link', { name: 'user0000' });
  await press('j');
  expect(document.activeElement).toBe(link);
  act(() => link.blur());
  await press('x');
  expect((await bar()).textContent).toContain('1 selected');
  await press('/');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
});

it('hides, moves and pins columns, and restores this the next time', async () => {
  const preferences = createInMemoryPreferences();
  const first = await showPeople({ preferences });
  await screen.findByRole('grid');
  expect(headers()).toEqual(['Login', 'Name', 'Email', 'Type']);
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Columns' }));
  fireEvent.click(await panel.findByRole('checkbox', { name: 'Show Email' }));
  fireEvent.click(panel.getByRole('button', { name: 'Move Type up' }));
  fireEvent.click(panel.getByRole('button', { name: 'Move Type up' }));
  expect(headers()).toEqual(['Login', 'Type', 'Name']);
  fireEvent.click(panel.getByRole('button', { name: 'Pin Name' }));
  expect(headers()).toEqual(['Login', 'Name', 'Type']);
  first.unmount();
  await showPeople({ preferences });
  await screen.findByRole('grid');
  expect(headers()).toEqual(['Login', 'Name', 'Type']);
});

it('sets compact rows, and the typed width of columns', async () => {
  await showPeople();
  const grid = await screen.findByRole('grid');
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Columns' }));
  fireEvent.click(panel.getByRole('radio', { name: 'Compact' }));
  expect(grid.style.getPropertyValue('--bd-row')).toBe('28px');
  const width = await panel.findByRole('spinbutton', { name: 'Width of Name, in pixels' });
  fireEvent.change(width, { target: { value: '20' } });
  fireEvent.blur(width);
  expect(grid.style.getPropertyValue('--bdk-columns')).toContain(' 56px ');
});

it('saves a view, marks it when it is changed, reverts it, and opens it from another list state', async () => {
  const { params, goTo } = await showPeople({ params: { enabled: 'true', sort: '-userName' } });
  await screen.findByRole('grid');
  fireEvent.click(screen.getByRole('button', { name: 'Views' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name of a new view' }), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save as a view' }));
  const button = await screen.findByRole('button', { name: 'Mine' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Account' }), { target: { value: '' } });
  expect((await screen.findByRole('button', { name: /Mine/ })).textContent).toBe('Minechanged');
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: 'Revert changes' }));
  await screen.findByText('Account: Enabled');
  expect(params()).toMatchObject({ enabled: 'true', sort: '-userName' });
  await goTo({});
  fireEvent.click(screen.getByRole('button', { name: 'Views' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Mine' }));
  await screen.findByText('Account: Enabled');
  expect(params()).toMatchObject({ enabled: 'true', sort: '-userName' });
});

it('starts with the last view only for users who chose so, and never against the address', async () => {
  const preferences = createInMemoryPreferences();
  const first = await showPeople({ preferences, params: { enabled: 'true' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name of a new view' }), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save as a view' }));
  await screen.findByRole('button', { name: 'Mine' });
  first.unmount();

  const plain = await showPeople({ preferences });
  await screen.findByRole('grid');
  expect(plain.params()).toEqual({});
  fireEvent.click(screen.getByRole('button', { name: 'Views' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Start this list/ }));
  plain.unmount();

  const restored = await showPeople({ preferences });
  await screen.findByText('Account: Enabled');
  expect(restored.params()).toMatchObject({ enabled: 'true' });
  expect(restored.calls).toHaveLength(1);
  restored.unmount();

  const addressed = await showPeople({ preferences, params: { q: 'user0007' } });
  await screen.findByText('1 result');
  expect(addressed.params()).toEqual({ q: 'user0007' });
});

it('deletes a view only after a confirmation', async () => {
  const preferences = createInMemoryPreferences();
  preferences.save(JSON.stringify(['people', 'views of people']), {
    views: [{ id: 'v', name: 'Old', params: { q: '1' }, layout: { columns: [], density: 'normal' } }],
    startsWithLast: false,
    last: '',
  });
  await showPeople({ preferences });
  fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete view Old' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete view Old' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('button', { name: 'Old' })).toBeNull();
});
