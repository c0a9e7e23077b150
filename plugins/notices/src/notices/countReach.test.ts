import { expect, it } from 'vitest';
import { countReach } from './countReach.ts';

const group = { activeCount: 100, suspendedCount: 20, closedCount: 3 };

it.each([
  ['active accounts', [1], 100],
  ['suspended ones', ['0'], 20],
  ['closed ones', [-1], 3],
  ['all, each once', [1, 0, -1, '1', '-1'], 123],
  ['none', [], 0],
])('counts %s', (_which, states, count) => {
  expect(countReach(group, states)).toBe(count);
});
