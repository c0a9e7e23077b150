import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

const logError = console.error;
const problems: string[] = [];

// React only logs elements that may not be nested; a browser would move them.
console.error = (...values: unknown[]) => {
  const message = format(...values);
  if (/cannot (contain|be a (descendant|child))/.test(message)) problems.push(message);
  logError(...values);
};

afterEach(() => {
  expect(problems.splice(0)).toEqual([]);
});
