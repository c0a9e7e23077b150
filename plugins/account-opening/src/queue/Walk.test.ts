import { describe, expect, it } from 'vitest';
import { beginWalk, extendWalk, pageBeyond, pageOf, stepAt } from './Walk.ts';

const page = { page: 2, size: 3, total: 8, ids: ['d', 'e', 'f'] };
const walk = beginWalk('{}', page);

describe('a walk through a queue', () => {
  it('tells the position in the whole queue and the neighbours', () => {
    expect(stepAt(walk, 'e')).toEqual({ at: 5, total: 8, previous: 'd', next: 'f' });
    expect(stepAt(walk, 'x')).toBeUndefined();
  });

  it('asks for the page that comes next at its end, and for the one before at its beginning', () => {
    expect(pageBeyond(walk, { id: 'f', gone: 0 })).toBe(3);
    expect(pageBeyond(walk, { id: 'd', gone: 0 })).toBe(1);
    expect(pageBeyond(walk, { id: 'e', gone: 0 })).toBeUndefined();
  });

  it('skips nobody when those that were decided have left the queue', () => {
    // a to f have been decided: g and h stand on the first page now.
    expect(pageBeyond(walk, { id: 'f', gone: 6 })).toBe(1);
    const longer = extendWalk(walk, 'f', { page: 1, size: 3, total: 2, ids: ['g', 'h'] });
    expect(stepAt(longer, 'g')).toEqual({ at: 7, total: 8, previous: 'f', next: 'h' });
    // Of three that were decided, one is seen again on the page.
    expect(extendWalk(walk, 'f', { ...page, ids: ['f', 'g', 'h'] }).ids).toEqual(['d', 'e', 'f', 'g', 'h']);
  });

  it('goes back beyond its first one', () => {
    const longer = extendWalk(walk, 'd', { ...page, page: 1, ids: ['a', 'b', 'c'] });
    expect(stepAt(longer, 'd')).toEqual({ at: 4, total: 8, previous: 'c', next: 'e' });
    expect(longer.before).toBe(0);
  });

  it('ends where the queue has no more', () => {
    const ended = extendWalk(walk, 'f', { ...page, ids: [] });
    expect(stepAt(ended, 'f')).toEqual({ at: 6, total: 6, previous: 'e', next: undefined });
    expect(pageBeyond(ended, { id: 'f', gone: 0 })).toBeUndefined();
  });

  it('knows on which page of the list an application stood', () => {
    expect([pageOf(walk, 'd'), pageOf(walk, 'f')]).toEqual([2, 2]);
    expect(pageOf(extendWalk(walk, 'f', { ...page, ids: ['g'] }), 'g')).toBe(3);
  });
});
