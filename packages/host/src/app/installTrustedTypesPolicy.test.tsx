import { expect, it } from 'vitest';
import { allowOwnScript } from './installTrustedTypesPolicy.ts';

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
