import { describe, expect, it } from 'vitest';
import { createQueueCursor, extendQueueCursor, adjacentPageNumber, pageOf, positionOf } from './QueueCursor.ts';

const page = { page: 2, size: 3, total: 8, ids: ['d', 'e', 'f'] };
const cursor = createQueueCursor('{}', page);

describe('a cursor over a queue', () => {
  it('returns the position in the whole queue and the neighbours', () => {
    expect(positionOf(cursor, 'e')).toEqual({ number: 5, total: 8, previous: 'd', next: 'f' });
    expect(positionOf(cursor, 'x')).toBeUndefined();
  });

  it('requests the next page at its end, and the previous one at its beginning', () => {
    expect(adjacentPageNumber(cursor, { id: 'f', removedCount: 0 })).toBe(3);
    expect(adjacentPageNumber(cursor, { id: 'd', removedCount: 0 })).toBe(1);
    expect(adjacentPageNumber(cursor, { id: 'e', removedCount: 0 })).toBeUndefined();
  });

  it('skips no application when decided ones have left the queue', () => {
    // a to f are decided: g and h are on the first page now.
    expect(adjacentPageNumber(cursor, { id: 'f', removedCount: 6 })).toBe(1);
    const longer = extendQueueCursor(cursor, 'f', { page: 1, size: 3, total: 2, ids: ['g', 'h'] });
    expect(positionOf(longer, 'g')).toEqual({ number: 7, total: 8, previous: 'f', next: 'h' });
    // Of three decided applications, one appears again on the page.
    expect(extendQueueCursor(cursor, 'f', { ...page, ids: ['f', 'g', 'h'] }).ids).toEqual(['d', 'e', 'f', 'g', 'h']);
  });

  it('goes back beyond its first one', () => {
    const longer = extendQueueCursor(cursor, 'd', { ...page, page: 1, ids: ['a', 'b', 'c'] });
    expect(positionOf(longer, 'd')).toEqual({ number: 4, total: 8, previous: 'c', next: 'e' });
    expect(longer.before).toBe(0);
  });

  it('ends where the queue ends', () => {
    const ended = extendQueueCursor(cursor, 'f', { ...page, ids: [] });
    expect(positionOf(ended, 'f')).toEqual({ number: 6, total: 6, previous: 'e', next: undefined });
    expect(adjacentPageNumber(ended, { id: 'f', removedCount: 0 })).toBeUndefined();
  });

  it('returns the list page that an application was on', () => {
    expect([pageOf(cursor, 'd'), pageOf(cursor, 'f')]).toEqual([2, 2]);
    expect(pageOf(extendQueueCursor(cursor, 'f', { ...page, ids: ['g'] }), 'g')).toBe(3);
  });
});
