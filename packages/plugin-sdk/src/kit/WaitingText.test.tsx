import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../entries/testing.tsx';
import { WaitingText } from './WaitingText.tsx';

const load = async () => ({ default: {} });
const plugin = { id: 'waiting', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };
const countLines = () => document.querySelectorAll('.bdk-skeleton-line').length;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('reserves the place of slow content, and names what has not come after five seconds', async () => {
  await renderScreen(<WaitingText active lines={3} itemsLabel="the notes" />, { plugin });
  act(() => void vi.advanceTimersByTime(149));
  expect(countLines()).toBe(0);
  act(() => void vi.advanceTimersByTime(1));
  expect(countLines()).toBe(3);
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(4_850));
  expect(screen.getByRole('status').textContent).toContain('the notes');
});
