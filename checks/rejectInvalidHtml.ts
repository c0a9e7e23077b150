import { format } from 'node:util';
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

let logError: MockInstance;

beforeEach(() => {
  logError = vi.spyOn(console, 'error');
});

// React only logs elements that may not be nested; a browser would move them.
afterEach(() => {
  const messages = logError.mock.calls.map((values) => format(...values));
  logError.mockRestore();
  const problem = messages.find((message) => /cannot (contain|be a (descendant|child))/.test(message));
  if (problem !== undefined) throw new Error(problem);
});
