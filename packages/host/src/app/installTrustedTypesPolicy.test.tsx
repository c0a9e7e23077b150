import { expect, it } from 'vitest';
import { allowEmptyDocument, allowOwnScript } from './installTrustedTypesPolicy.ts';

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
