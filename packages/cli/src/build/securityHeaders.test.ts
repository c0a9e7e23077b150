import { expect, test } from 'vitest';
import { securityHeaders } from './securityHeaders.ts';

const headers = securityHeaders(['sha256-one', 'sha256-two'], '/admin/');
const [content = '', folders = ''] = (headers['Content-Security-Policy'] ?? '').split(', ');

test('a page loads nothing from elsewhere, stands in no frame, and sends no form', () => {
  const directives = Object.fromEntries(content.split('; ').map((one) => one.split(/ (.*)/s).slice(0, 2)));
  expect(directives).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-one' 'sha256-two'",
    'style-src-elem': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
  });
});

test('only the folders of scripts below the base hold scripts', () => {
  expect(folders).toBe(
    "script-src *:*/admin/assets/ *:*/admin/plugins/ *:*/admin/delivered/plugins/ 'sha256-one' 'sha256-two'",
  );
});

test('scripts need a hash, and types are as declared', () => {
  expect(headers).toMatchObject({
    'Integrity-Policy': 'blocked-destinations=(script)',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  });
});
