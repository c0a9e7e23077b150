import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { rejectNonCanonicalPaths } from './rejectNonCanonicalPaths.ts';

function isAccepted(url: string): boolean {
  const done = vi.fn();
  rejectNonCanonicalPaths({ raw: { url } } as FastifyRequest, {} as never, done);
  return done.mock.calls[0]?.[0] === undefined;
}

test('every byte has at most one spelling, which is that of encodeURIComponent', () => {
  for (let byte = 0; byte < 256; byte += 1) {
    const sign = String.fromCharCode(byte);
    const escaped = `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    const spellings = [sign, escaped, escaped.toLowerCase()].filter(
      (spelling, index, all) => all.indexOf(spelling) === index,
    );
    // They end a path, separate its parts, or begin an escape.
    if ('?/%'.includes(sign)) spellings.shift();
    const accepted = spellings.filter((spelling) => isAccepted(`/api/users/a${spelling}b`));
    const expected = '/\\\0'.includes(sign) ? [] : [byte < 128 ? encodeURIComponent(sign) : escaped];
    expect([byte, accepted]).toEqual([byte, expected]);
  }
});

test('what follows the question mark is not a part of the path', () => {
  expect(isAccepted('/api/users?sort=-userName&q=a@b//../%61')).toBe(true);
});
