import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OptionsInput } from './OptionsInput.ts';
import { useDrawnInput } from './useDrawnInput.ts';

const input: OptionsInput = {
  title: 'Deletions',
  kind: 'column',
  categoryName: 'Day',
  categories: [{ key: '2026-11-21', label: '21' }],
  series: [{ key: 'all', name: 'All', values: [3] }],
  format: String,
  height: 280,
  text: (key) => key,
  isLink: true,
  onOpen: () => {},
};

const sameContent = { categories: [...input.categories], series: [{ ...input.series[0]!, values: [3] }] };

it('keeps what is drawn when only the links of its points change', () => {
  const { result, rerender } = renderHook(useDrawnInput, { initialProps: input });
  rerender({ ...input, ...sameContent, onOpen: () => {} });
  expect(result.current).toBe(input);
});

it.each<Partial<OptionsInput>>([
  { series: [{ key: 'all', name: 'All', values: [4] }] },
  { categories: [{ key: '2026-11-22', label: '22' }] },
  { title: 'Others' },
  { height: 420 },
  { isLink: false },
  { format: (value) => `${value} %` },
  { text: (key) => `${key}!` },
])('draws again for another %o', (change) => {
  const { result, rerender } = renderHook(useDrawnInput, { initialProps: input });
  const next = { ...input, ...sameContent, ...change };
  rerender(next);
  expect(result.current).toBe(next);
});
