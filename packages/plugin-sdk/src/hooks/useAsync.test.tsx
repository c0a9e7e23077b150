import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAsync } from './useAsync.ts';

it('keeps what was read until the next is there, and ends the signal of what is no longer asked', async () => {
  const signals: AbortSignal[] = [];
  const reads = new Map<string, PromiseWithResolvers<string>>();
  const readOf = (name: string) => (signal: AbortSignal) => {
    signals.push(signal);
    const next = Promise.withResolvers<string>();
    reads.set(name, next);
    return next.promise;
  };
  const [first, second] = [readOf('first'), readOf('second')];
  const { result, rerender, unmount } = renderHook(({ read }) => useAsync(read), { initialProps: { read: first } });
  expect(result.current.data).toBeUndefined();
  await act(async () => reads.get('first')?.resolve('one'));
  expect(result.current.data).toBe('one');
  rerender({ read: second });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(result.current.data).toBe('one');
  await act(async () => reads.get('second')?.reject(new Error('offline')));
  expect(result.current).toMatchObject({ data: undefined, error: { message: 'offline' } });
  act(() => result.current.retry());
  await act(async () => reads.get('second')?.resolve('two'));
  await waitFor(() => expect(result.current).toMatchObject({ data: 'two', error: undefined }));
  unmount();
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
});

it('reads nothing as long as there is nothing to read', () => {
  const { result } = renderHook(() => useAsync(undefined));
  expect(result.current).toMatchObject({ data: undefined, error: undefined });
});
