import { expect, it } from 'vitest';
import { readBasePath } from './options.mjs';

it.each([
  ['/backoffice/', '/backoffice/'],
  ['/backoffice', '/backoffice/'],
  ['backoffice', '/backoffice/'],
  ['broker/portal/', '/broker/portal/'],
  ['/broker/portal-2.0_a~b', '/broker/portal-2.0_a~b/'],
  ['/', '/'],
])('the path %s is served as %s', (text, base) => {
  expect(readBasePath(text)).toBe(base);
});

it.each([
  '',
  '//',
  '//backoffice/',
  '/back//office/',
  '/back office/',
  '/../',
  '/a/./b/',
  '/.well-known/',
  '/a?b',
  '/a#b',
  '/a%20b/',
  'a\\b',
  '/"a"/',
  'https://portal.example.com/',
  'C:/Program Files/Git/backoffice/',
])('the path "%s" is rejected', (text) => {
  expect(() => readBasePath(text)).toThrow('a path such as /backoffice/ or /broker/portal/');
});
