import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@brokerdesk/api';
import { allUsers, renderCounts, showPeople } from './peopleListFixture.tsx';

describe('ListScreen', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    vi.useRealTimers();
  });

  it('shows the first page as a grid that knows the size of the whole list', async () => {
    await showPeople();
    const grid = await screen.findByRole('grid', { name: 'People' });
    expect(grid.getAttribute('aria-rowcount')).toBe('1201');
    const row = within(grid).getByRole('row', { name: /user0000/ });
    expect(row.getAttribute('aria-rowindex')).toBe('2');
    screen.getByText('1–50 of 1,200');
  });

  it('mounts only the rows near the visible ones', async () => {
    await showPeople({ params: { size: '500' } });
    const grid = await screen.findByRole('grid');
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  });

  it('takes page, order, search and filters only from the address', async () => {
    const { calls } = await showPeople({ params: { page: '3', sort: '-userName', q: 'wong', enabled: 'true' } });
    await screen.findByRole('grid');
    expect(calls).toEqual([{ page: 3, size: 50, sort: '-userName', q: 'wong', enabled: 'true' }]);
  });

  it('writes the user’s choices into the address, and returns to the first page', async () => {
    const { params } = await showPeople({ params: { page: '3' } });
    fireEvent.change(await screen.findByRole('combobox', { name: 'Account' }), { target: { value: 'false' } });
    await screen.findByText('Account: Disabled');
    expect(params()).toEqual({ enabled: 'false' });
  });

  it('shows a choice immediately, and builds the next one on it, before the address has changed', async () => {
    const { params } = await showPeople();
    const account = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Account' });
    act(() => {
      fireEvent.change(account, { target: { value: 'false' } });
      expect(account.value).toBe('false');
      fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'Operator' } });
    });
    await act(async () => undefined);
    expect(params()).toEqual({ enabled: 'false', type: 'Operator' });
  });

  it('removes one filter, or clears them all with the search', async () => {
    const { params } = await showPeople({ params: { q: 'wong', enabled: 'true', type: 'Operator' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove filter Type: Operator' }));
    await act(async () => undefined);
    expect(params()).toEqual({ q: 'wong', enabled: 'true' });
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await act(async () => undefined);
    expect(params()).toEqual({});
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' }).value).toBe('');
  });

  it('sorts by a column from its header, and marks it', async () => {
    const { params } = await showPeople();
    fireEvent.click(await screen.findByRole('button', { name: 'Name' }));
    await act(async () => undefined);
    expect(params()).toEqual({ sort: 'userName' });
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    await act(async () => undefined);
    expect(params()).toEqual({ sort: '-userName' });
  });

  it('searches once, 250 ms after the last input', async () => {
    const { params, calls } = await showPeople();
    const field = await screen.findByRole('textbox', { name: 'Search' });
    for (const value of ['w', 'wo', 'wong']) {
      fireEvent.change(field, { target: { value } });
      await act(() => vi.advanceTimersByTimeAsync(100));
    }
    expect(params()).toEqual({});
    await act(() => vi.advanceTimersByTimeAsync(160));
    expect(params()).toEqual({ q: 'wong' });
    expect(calls.map(({ q }) => q)).toEqual([undefined, 'wong']);
  });

  it('does not search while an input method composes', async () => {
    const { params } = await showPeople();
    const field = await screen.findByRole('textbox', { name: 'Search' });
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: 'chan' }, isComposing: true });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(params()).toEqual({});
    fireEvent.change(field, { target: { value: '陳' } });
    fireEvent.compositionEnd(field);
    await act(() => vi.advanceTimersByTimeAsync(260));
    expect(params()).toEqual({ q: '陳' });
  });

  it('announces the number of results to assistive technology after a search', async () => {
    const { goTo } = await showPeople();
    await screen.findByText('1,200 results');
    await goTo({ q: 'user0007' });
    expect((await screen.findByText('1 result')).getAttribute('role')).toBe('status');
  });

  it('moves through cells with the keyboard and opens the row with Enter', async () => {
    const { opened } = await showPeople();
    const first = await screen.findByRole('link', { name: 'user0000' });
    expect(first.tabIndex).toBe(0);
    act(() => first.focus());
    const press = (key: string) => act(async () => void fireEvent.keyDown(document.activeElement ?? first, { key }));
    await press('j');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'user0001' }));
    await press('ArrowRight');
    expect(document.activeElement).toBe(screen.getByRole('gridcell', { name: 'Person 1' }));
    await press('Enter');
    expect(opened).toEqual([{ code: 'UR_USER_MANAGEMENT', params: { id: 'U1' } }]);
  });

  it('keeps the focus on the last row of a long page, which was not rendered before', async () => {
    await showPeople({ params: { size: '500' } });
    const first = await screen.findByRole('link', { name: 'user0000' });
    act(() => first.focus());
    await act(async () => void fireEvent.keyDown(first, { key: 'End', ctrlKey: true }));
    expect(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('501');
  });

  it('keeps the focus in the grid when its rows are replaced', async () => {
    const { goTo } = await showPeople();
    const first = await screen.findByRole('link', { name: 'user0000' });
    act(() => first.focus());
    await goTo({ page: '2' });
    await screen.findByRole('link', { name: 'user0050' });
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'user0050' }));
  });

  it('scrolls a new page to its top, and keeps its position while the query is the same', async () => {
    const { goTo } = await showPeople({ params: { size: '500' } });
    const grid = await screen.findByRole('grid');
    grid.scrollTop = 3200;
    await goTo({ size: '500' });
    expect(grid.scrollTop).toBe(3200);
    await goTo({ size: '500', page: '2' });
    await screen.findByRole('link', { name: 'user0500' });
    expect(grid.scrollTop).toBe(0);
  });

  it('renders a row again only when one of its values changes', async () => {
    renderCounts.clear();
    await showPeople();
    const first = await screen.findByRole('link', { name: 'user0000' });
    const before = renderCounts.get('Person 9');
    act(() => first.focus());
    await act(async () => void fireEvent.keyDown(first, { key: 'j' }));
    expect(renderCounts.get('Person 1')).toBeGreaterThan(before ?? 0);
    expect(renderCounts.get('Person 9')).toBe(before);
  });

  it('renders no row again when the screen around the list does', async () => {
    await showPeople();
    await screen.findByRole('link', { name: 'user0000' });
    renderCounts.clear();
    await act(async () => screen.getByRole('button', { name: 'Render again' }).click());
    expect(renderCounts.size).toBe(0);
  });

  it('gives every row a real address, and opens it by a click anywhere in the row', async () => {
    const { opened } = await showPeople();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'user0002' });
    await waitFor(() => expect(link.getAttribute('href')).toBe('/admin/test/UR_USER_MANAGEMENT/?id=U2'));
    fireEvent.click(screen.getByRole('gridcell', { name: 'Person 2' }));
    expect(opened).toEqual([{ code: 'UR_USER_MANAGEMENT', params: { id: 'U2' } }]);
  });

  it('shows by the whole row that it opens, except to a user who may not open it', async () => {
    const { unmount } = await showPeople();
    const row = (await screen.findByRole('link', { name: 'user0002' })).closest('[role="row"]');
    expect(row?.classList.contains('bdk-row-opens')).toBe(true);
    unmount();
    const { opened } = await showPeople({ canOpen: false });
    const name = await screen.findByText('user0002');
    expect(name.closest('[role="row"]')?.classList.contains('bdk-row-opens')).toBe(false);
    expect(screen.queryByRole('link', { name: 'user0002' })).toBeNull();
    fireEvent.click(name);
    expect(opened).toEqual([]);
  });

  it('follows a link by click or Enter even before its address is created', async () => {
    const { opened } = await showPeople({ params: { size: '100' } });
    await screen.findByRole('link', { name: 'user0000' });
    fireEvent.scroll(screen.getByRole('grid'), { target: { scrollTop: 1000 } });
    // Its address will be encrypted a moment later.
    const link = screen.getByRole('link', { name: 'user0040' });
    expect(link.hasAttribute('href')).toBe(false);
    fireEvent.click(link);
    act(() => link.focus());
    await act(async () => void fireEvent.keyDown(link, { key: 'Enter' }));
    const target = { code: 'UR_USER_MANAGEMENT', params: { id: 'U40' } };
    expect(opened).toEqual([target, target]);
  });

  it('leaves a click that opens a new tab to the browser once the link has its address', async () => {
    const { opened } = await showPeople();
    const link = await screen.findByRole('link', { name: 'user0003' });
    await waitFor(() => expect(link.hasAttribute('href')).toBe(true));
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(link)).toBe(false);
    expect(opened).toHaveLength(1);
  });

  it('pins the first column only while the list is scrolled sideways', async () => {
    await showPeople();
    const grid = await screen.findByRole('grid');
    for (const scrollLeft of [0, 40, 80, 0]) {
      fireEvent.scroll(grid, { target: { scrollLeft } });
      expect(grid.hasAttribute('data-overflow-start')).toBe(scrollLeft > 0);
    }
  });

  it('keeps the state of a cell when its row moves to another position', async () => {
    const users = allUsers.slice(0, 2);
    const cell = ({ userID }: User) => <input aria-label={`Note of ${userID}`} />;
    const { goTo } = await showPeople({ users, cell });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Note of user0001' }), {
      target: { value: 'call back' },
    });
    users.reverse().splice(1, 0, ...allUsers.slice(2, 3));
    await goTo({ sort: '-userName' });
    await screen.findByRole('textbox', { name: 'Note of user0002' });
    const fields = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Note of/ });
    expect(fields.map(({ value }) => value)).toEqual(['call back', '', '']);
  });

  it('returns to the opened row', async () => {
    const before = await showPeople({ params: { enabled: 'true' } });
    fireEvent.click(await screen.findByRole('gridcell', { name: 'Person 4' }));
    before.unmount();
    await showPeople({ params: { enabled: 'true' } });
    await screen.findByRole('link', { name: 'user0004' });
    expect(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('6');
  });
});
