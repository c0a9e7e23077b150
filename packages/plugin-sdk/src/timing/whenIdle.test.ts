import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('tasks wait for the browser to be idle, and run together', () => {
  const idle = vi.fn<(run: () => void, options: { timeout: number }) => void>();
  vi.stubGlobal('requestIdleCallback', idle);
  const done: string[] = [];
  whenIdle(() => done.push('first'));
  whenIdle(() => done.push('second'));
  expect(done).toEqual([]);
  expect(idle).toHaveBeenCalledOnce();
  idle.mock.calls[0]?.[0]();
  expect(done).toEqual(['first', 'second']);
  whenIdle(() => done.push('later'));
  expect(idle).toHaveBeenCalledTimes(2);
});

it('a browser without idle callbacks runs a task at once', () => {
  const task = vi.fn();
  whenIdle(task);
  expect(task).toHaveBeenCalledOnce();
});
