import type { Preferences } from '@brokerdesk/plugin-sdk';
import { createInMemoryPreferences } from '@brokerdesk/plugin-sdk/testing';
import { expect, test, vi } from 'vitest';
import { createViewDrafts, createViewJobs, createViewPreferences } from './createViewServices.ts';

test('preferences begin as the user’s own, and changes are not stored', () => {
  const own: Preferences = createInMemoryPreferences();
  own.save('columns', ['name']);
  const preferences = createViewPreferences(own);
  const listener = vi.fn();
  const unsubscribe = preferences.subscribe(listener);
  expect(preferences.read('columns')).toEqual(['name']);
  preferences.save('columns', ['name', 'status']);
  expect(preferences.read('columns')).toEqual(['name', 'status']);
  expect(own.read('columns')).toEqual(['name']);
  own.save('views', []);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  preferences.save('views', ['mine']);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('drafts last as long as the page', async () => {
  const drafts = createViewDrafts();
  const onWritten = vi.fn();
  drafts.save('form', { name: 'Chan' }, onWritten);
  expect(onWritten).toHaveBeenCalledExactlyOnceWith(true);
  expect(await drafts.load('form')).toEqual({ name: 'Chan' });
  await drafts.remove('form');
  expect(await drafts.load('form')).toBeUndefined();
});

test('a job is refused and listed nowhere', () => {
  const refuse = vi.fn();
  const jobs = createViewJobs(refuse);
  jobs.start('applications', { kind: 'archive', title: 'Archive', items: [] });
  expect(refuse).toHaveBeenCalledOnce();
  expect(jobs.list()).toEqual([]);
  expect(jobs.isRunning()).toBe(false);
});
