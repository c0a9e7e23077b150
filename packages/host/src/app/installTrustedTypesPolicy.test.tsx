import { afterEach, expect, it, vi } from 'vitest';
import {
  allowEmptyDocument,
  allowOwnScript,
  allowPlainText,
  installTrustedTypesPolicy,
} from './installTrustedTypesPolicy.ts';

it.each(['/admin/assets/tableWorker-1.js', `${location.origin}/admin/plugins/branches/1.0.0-ab/worker.js`])(
  'allows %s as a worker',
  (address) => expect(allowOwnScript(address)).toBe(address),
);

it.each([
  '/api/images/1',
  '/admin/assets/../../api/images/1',
  'https://elsewhere.invalid/admin/assets/a.js',
  'data:text/javascript,alert(1)',
  'blob:http://localhost/1',
])('blocks %s', (address) => expect(allowOwnScript(address)).toBeNull());

it.each([
  ['<!doctype html>', '<!doctype html>'],
  ['<!doctype html><p>', null],
  ['<img src=x onerror=alert(1)>', null],
  ['', null],
])('the text %s becomes the document %s', (html, allowed) => expect(allowEmptyDocument(html)).toBe(allowed));

it.each([
  ['', ''],
  ['Hong Kong &amp; Kowloon', 'Hong Kong &amp; Kowloon'],
  ['&lt;img src=x onerror=alert(1)&gt;', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<img src=x onerror=alert(1)>', null],
  ['<b>12</b>', null],
])('the text %s of a chart becomes %s', (html, allowed) => expect(allowPlainText(html)).toBe(allowed));

it('takes the name of the charts’ policy at the start, and hands over the policy that makes no element', () => {
  const taken = new Map<string, { readonly createHTML?: (html: string) => string | null }>();
  // As the browser does with the page's policy: each of the allowed names once.
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: object) {
      if (taken.has(name) || !['default', 'highcharts'].includes(name))
        throw new TypeError(`Policy ${name} disallowed.`);
      taken.set(name, rules);
      return rules;
    },
  });
  installTrustedTypesPolicy();
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
  };
  expect([...taken.keys()]).toEqual(['default', 'highcharts']);
  const asked = trustedTypes.createPolicy('highcharts', { createHTML: (html: string) => html });
  expect(asked).toBe(taken.get('highcharts'));
  expect(taken.get('highcharts')?.createHTML?.('<img src=x onerror=alert(1)>')).toBeNull();
  expect(() => trustedTypes.createPolicy('default', {})).toThrow(TypeError);
});

afterEach(() => vi.unstubAllGlobals());
