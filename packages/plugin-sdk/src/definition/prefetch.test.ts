import { createFaq, getProfile, listApplications } from '@brokerdesk/api';
import { expect, it } from 'vitest';
import { fromAddress, prefetch, prefetchList } from './prefetch.ts';
import { type PrefetchVisit, resolvePrefetch } from './resolvePrefetch.ts';

const list = prefetchList(listApplications, { id: 'applications', defaultSort: '-applyDate' });

it('is data that a manifest can contain', () => {
  expect(JSON.parse(JSON.stringify(list))).toEqual({
    path: '/applications',
    timeoutMs: listApplications.timeoutMs,
    input: { query: {} },
    list: { id: 'applications', defaultSort: '-applyDate' },
  });
});

it('requests the first page of a list in its own order', () => {
  expect(resolvePrefetch(list, visit({}))).toEqual({ query: { page: 1, size: 50, sort: '-applyDate' } });
});

it('requests what the address says, and keeps fixed filters', () => {
  const fixed = prefetchList(listApplications, {
    id: 'applications',
    defaultSort: '-applyDate',
    fixedFilters: { region: 'HK' },
  });
  const params = { page: '3', size: '100', sort: 'applyDate', q: 'chan', status: 'SUB', view: 'v1' };
  expect(resolvePrefetch(fixed, visit(params))).toEqual({
    query: { page: 3, size: 100, sort: 'applyDate', q: 'chan', region: 'HK', status: 'SUB' },
  });
});

it.each([
  ['a saved view', 'views of applications', { views: [], startsWithLast: true, last: 'v1' }],
  ['a remembered queue', 'queue of applications', 'SUB'],
])('requests nothing for a user whose list starts with %s, unless the address has parameters', (_what, name, value) => {
  const preferences = { [JSON.stringify(['account-opening', name])]: value };
  expect(resolvePrefetch(list, visit({}, preferences))).toBeUndefined();
  expect(resolvePrefetch(list, visit({ page: '2' }, preferences))).toEqual({
    query: { page: 2, size: 50, sort: '-applyDate' },
  });
});

it('takes identifiers from the address, and requests nothing without them', () => {
  const detail = prefetch(getProfile, { params: { id: fromAddress('id') } });
  expect(resolvePrefetch(detail, visit({ id: 'P1' }))).toEqual({ params: { id: 'P1' } });
  expect(resolvePrefetch(detail, visit({}))).toBeUndefined();
});

it('rejects calls that change something', () => {
  expect(() => prefetch(createFaq, {} as never)).toThrow(/cannot be prefetched/);
});

function visit(params: PrefetchVisit['params'], preferences: Record<string, unknown> = {}): PrefetchVisit {
  return { pluginId: 'account-opening', params, preferences: { read: (place) => preferences[place] } };
}
