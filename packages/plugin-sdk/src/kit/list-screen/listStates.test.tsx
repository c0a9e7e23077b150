import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiError } from '../../entries/testing.tsx';
import { allUsers, showPeople } from './peopleListFixture.tsx';

describe('ListScreen without the rows of its address', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    vi.useRealTimers();
  });

  it('distinguishes an empty list from one without matches', async () => {
    const { params } = await showPeople({ params: { q: 'nobody' } });
    await screen.findByRole('heading', { name: 'Nothing matches these filters' });
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('grid');
    expect(params()).toEqual({});
    cleanup();
    // The number of rows is wrong.
    await showPeople({ users: [], total: 3 });
    await screen.findByRole('heading', { name: 'This page is empty' });
    cleanup();
    await showPeople({ users: [] });
    await screen.findByRole('heading', { name: 'No people yet' });
  });

  it('shows the page that is now the last when the rows of the last one are gone', async () => {
    const users = allUsers.slice(0, 101);
    const { calls, params, goTo } = await showPeople({ users: users, params: { page: '3' } });
    await screen.findByRole('link', { name: 'user0100' });
    users.length = 70;
    await goTo({ page: '3', sort: '-userName' });
    await screen.findByRole('link', { name: 'user0050' });
    screen.getByText('51–70 of 70');
    expect(params()).toEqual({ page: '2', sort: '-userName' });
    expect(calls.map(({ page }) => page)).toEqual([3, 3, 2]);
    users.length = 0;
    await goTo({ page: '2' });
    await screen.findByRole('heading', { name: 'No people yet' });
    expect(params()).toEqual({});
  });

  it.each(['99', '1e300'])('shows the last page for an address with page %s', async (page) => {
    const { params } = await showPeople({ users: allUsers.slice(0, 70), params: { page, enabled: 'true' } });
    await screen.findByText('51–70 of 70');
    expect(params()).toEqual({ page: '2', enabled: 'true' });
    expect(screen.queryByRole('heading', { name: 'This page is empty' })).toBeNull();
  });

  it('shows the failure with its code and request, and retries', async () => {
    let isDown = true;
    await showPeople({
      beforeResponse: () => {
        if (isDown) throw createApiError('E0099', 'The server has a problem.');
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The server has a problem.');
    expect(alert.textContent).toContain('Code E0099 · request req-1');
    isDown = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('grid');
  });

  it('keeps the old rows dimmed while new ones load, and after 5 s shows what is loading', async () => {
    let isSlow = false;
    const wait = () => (isSlow ? new Promise<void>(() => undefined) : undefined);
    const { goTo } = await showPeople({ beforeResponse: wait });
    const grid = await screen.findByRole('grid');
    isSlow = true;
    await goTo({ page: '2' });
    expect(screen.getByRole('grid')).toBe(grid);
    expect(grid.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText(/Still waiting/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(5100));
    screen.getByText('Still waiting for the people. The server is slow to respond.');
  });
});
