import { describe, expect, test } from 'vitest';
import { buildUrl } from './buildUrl.ts';

describe('buildUrl', () => {
  test('encodes path parameters, so that an identifier never changes the path', () => {
    const url = buildUrl('/api', { path: '/applications/{id}' }, { params: { id: 'A/1?x#y%' } });
    expect(url).toBe('/api/applications/A%2F1%3Fx%23y%25');
  });

  test.each(['', '.', '..', undefined, {}])('rejects %j as a path parameter', (id) => {
    expect(() => buildUrl('/api', { path: '/applications/{id}' }, { params: { id } })).toThrow('path parameter "id"');
  });

  test('writes the query, repeats lists and omits unset values', () => {
    const query = { page: 2, q: '陳 & co', status: ['SUB', 'CHK'], sort: undefined, size: null };
    expect(buildUrl('/api', { path: '/applications' }, { query })).toBe(
      '/api/applications?page=2&q=%E9%99%B3+%26+co&status=SUB&status=CHK',
    );
  });
});
