import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setVerbosity } from './printLine.ts';
import { withProgress } from './withProgress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  setVerbosity('normal');
});

/** Returns what is written while work takes so many milliseconds. */
async function writtenDuring(ms: number, isTTY: boolean): Promise<string> {
  let written = '';
  const work = withProgress('Building', () => new Promise((resolve) => setTimeout(resolve, ms)), {
    isTTY,
    write: (text) => (written += text),
  });
  await vi.advanceTimersByTimeAsync(ms);
  await work;
  return written;
}

it('shows nothing but an empty line for less than a second', async () => {
  expect(await writtenDuring(900, true)).toBe('\r\x1b[K');
});

it('shows the title and the seconds, and removes them', async () => {
  const written = await writtenDuring(3_400, true);
  expect(written).toContain('Building … 1 s');
  expect(written).toContain('Building … 3 s');
  expect(written.endsWith('\r\x1b[K')).toBe(true);
});

it('shows nothing without a terminal, or if it should be quiet', async () => {
  expect(await writtenDuring(3_000, false)).toBe('');
  setVerbosity('quiet');
  expect(await writtenDuring(3_000, true)).toBe('');
});
