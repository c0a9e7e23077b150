import type { Preferences } from '@brokerdesk/plugin-sdk';
import { expect, it } from 'vitest';
import { withFormerIds } from './withFormerIds.ts';

it('a plugin reads what users have chosen under its former ids, until they choose again', () => {
  const stored = new Map<string, unknown>([
    ['["provider","views of all-plans"]', ['Expiring']],
    ['["provider","views of brokers"]', ['Without a seat']],
  ]);
  const preferences: Preferences = {
    read: (key) => stored.get(key),
    save: (key, value) => void stored.set(key, value),
    subscribe: () => () => {},
  };
  const plugins = [{ manifest: { id: 'quote-plans', formerIds: ['client-information', 'provider'] } }, other()];
  const { read, save } = withFormerIds(preferences, { plugins } as unknown as Parameters<typeof withFormerIds>[1]);
  expect(read('["quote-plans","views of all-plans"]')).toEqual(['Expiring']);
  expect(read('["quote-plans","views of nothing"]')).toBeUndefined();
  expect(read('["other","views of all-plans"]')).toBeUndefined();
  save('["quote-plans","views of all-plans"]', []);
  expect(read('["quote-plans","views of all-plans"]')).toEqual([]);
  expect(read('["provider","views of all-plans"]')).toEqual(['Expiring']);
});

function other() {
  return { manifest: { id: 'other' } };
}
