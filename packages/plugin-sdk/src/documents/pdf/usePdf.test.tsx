import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  cleanup();
  vi.doUnmock('./openPdf.ts');
  vi.restoreAllMocks();
  vi.resetModules();
});

test('a reader that cannot be loaded is missing, and developers see why', async () => {
  const cause = new Error('The connection is lost.');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.doMock('./openPdf.ts', () => ({ openPdf: () => Promise.reject(cause) }));
  const { usePdf } = await import('./usePdf.ts');
  const file = new Blob(['%PDF-1.7']);
  const { result } = renderHook(() => usePdf(file));
  await waitFor(() => expect(result.current.state).toBe('missing'));
  expect(warn.mock.calls).toEqual([[expect.any(String), cause]]);
});
