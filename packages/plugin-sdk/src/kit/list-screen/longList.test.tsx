import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPeople } from './peopleListFixture.tsx';

describe('a page of more rows than are drawn', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    vi.useRealTimers();
  });
  // The files that come after it in this worker load the code of long lists.
  afterAll(() => vi.resetModules());

  it('renders all rows of the usual page, and of a longer one those around the visible rows', async () => {
    const { unmount } = await showPeople();
    await screen.findByRole('link', { name: 'user0049' });
    unmount();
    await showPeople({ params: { size: '100' } });
    await screen.findByRole('link', { name: 'user0000' });
    expect(screen.queryByRole('link', { name: 'user0049' })).toBeNull();
  });

  it('renders the rows to which the user scrolls, with those around them, and no others', async () => {
    await showPeople({ params: { size: '500' } });
    const grid = await screen.findByRole('grid');
    // What notices it may still be on its way.
    fireEvent.scroll(grid, { target: { scrollTop: 3200 } });
    await screen.findByRole('link', { name: 'user0100' });
    fireEvent.scroll(grid, { target: { scrollTop: 9600 } });
    screen.getByRole('link', { name: 'user0300' });
    expect(screen.queryByRole('link', { name: 'user0200' })).toBeNull();
  });

  it('renders all rows of a long page if the code that chooses them cannot be loaded', async () => {
    vi.doMock('./RowRangeWatcher.tsx', () => {
      throw new Error('The connection is lost.');
    });
    try {
      await showPeople({ params: { size: '100' } });
      await screen.findByRole('link', { name: 'user0099' });
    } finally {
      vi.doUnmock('./RowRangeWatcher.tsx');
    }
  });

  it('is scrolled as it was when the user returns from a row', async () => {
    const { unmount } = await showPeople({ params: { size: '100' } });
    const grid = await screen.findByRole('grid');
    fireEvent.scroll(grid, { target: { scrollTop: 1000 } });
    fireEvent.click(await screen.findByRole('link', { name: 'user0040' }));
    unmount();
    await showPeople({ params: { size: '100' } });
    expect((await screen.findByRole('grid')).scrollTop).toBe(1000);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'user0040' }));
  });
});
