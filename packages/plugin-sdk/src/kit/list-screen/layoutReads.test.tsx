// A size that is read while a screen is rendered makes the browser lay it out twice, which was an eighth of the time until
// the first list. Observers report sizes after the browser's own layout.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPeople } from './peopleListFixture.tsx';

const sizes = ['clientWidth', 'clientHeight', 'scrollWidth', 'scrollHeight'] as const;
const reads: string[] = [];

beforeEach(() => {
  reads.length = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  for (const size of sizes) {
    vi.spyOn(Element.prototype, size, 'get').mockImplementation(() => {
      reads.push(size);
      return 400;
    });
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    reads.push('getBoundingClientRect');
    return new DOMRect();
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('reads no size while a list is first rendered', async () => {
  await showPeople();
  await screen.findByRole('link', { name: 'user0049' });
  expect(reads).toEqual([]);
});

it('marks a list that is wider than the window before it is laid out', async () => {
  vi.stubGlobal('innerWidth', 200);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  await showPeople();
  await screen.findByRole('link', { name: 'user0049' });
  expect(screen.getByRole('grid').hasAttribute('data-overflow-end')).toBe(true);
});

it('does not mark one that may fit', async () => {
  vi.stubGlobal('innerWidth', 4000);
  await showPeople();
  await screen.findByRole('link', { name: 'user0049' });
  expect(screen.getByRole('grid').hasAttribute('data-overflow-end')).toBe(false);
});
