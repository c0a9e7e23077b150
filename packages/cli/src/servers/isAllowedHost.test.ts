import { expect, it } from 'vitest';
import { isAllowedHost } from './isAllowedHost.ts';

it.each([undefined, '', ':4400', 'user@localhost', 'localhost:', 'localhost:port', '127.0.0.1.nip.example', '[::2]'])(
  'takes %s for no name of this machine',
  (header) => {
    expect(isAllowedHost(header, ['portal.example'])).toBe(false);
  },
);

it('accepts an allowed name, but not its subdomains', () => {
  expect(isAllowedHost('Portal.example:8443', ['portal.example'])).toBe(true);
  expect(isAllowedHost('a.portal.example', ['portal.example'])).toBe(false);
});
