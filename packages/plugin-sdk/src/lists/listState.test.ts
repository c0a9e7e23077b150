import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  changeListState,
  type ListState,
  pageSizes,
  readListState,
  toggledSort,
  withFilter,
  writeListState,
} from './listState.ts';

const rules = { defaultSort: '-applyDate', sortFields: ['applyDate', 'status'], filterParams: ['status', 'region'] };
const plain: ListState = { page: 1, size: 50, sort: '-applyDate', q: '', filters: {}, view: '' };

describe('readListState', () => {
  it('returns the defaults for an address without parameters', () => {
    expect(readListState({}, rules)).toEqual(plain);
  });

  it('falls back to the default for whatever it cannot read', () => {
    const params = { page: '-2', size: '51', sort: 'password', status: '', unknown: 'x' };
    expect(readListState(params, rules)).toEqual(plain);
  });
});

describe('writeListState', () => {
  it('omits defaults', () => {
    expect(writeListState(plain, rules)).toEqual({});
  });

  it('writes parameters that readListState reads back', () => {
    const values = fc.string({ minLength: 1 });
    const states = fc.record({
      page: fc.integer({ min: 1, max: 100_000 }),
      size: fc.constantFrom(...pageSizes),
      sort: fc.constantFrom('applyDate', '-applyDate', 'status', '-status'),
      q: fc.string(),
      view: fc.string(),
      filters: fc.record({ status: values, region: values }, { requiredKeys: [] }),
    });
    fc.assert(
      fc.property(states, (state) => {
        expect(readListState(writeListState(state as ListState, rules), rules)).toEqual({ ...state });
      }),
    );
  });
});

describe('changeListState', () => {
  it('returns to the first page when the rows or their order change', () => {
    const third = { ...plain, page: 3 };
    expect(changeListState(third, { sort: 'status' })).toEqual({ ...plain, sort: 'status' });
    expect(changeListState(third, { q: 'chan' })).toEqual({ ...plain, q: 'chan' });
    expect(changeListState(third, { page: 4 })).toEqual({ ...plain, page: 4 });
  });
});

describe('withFilter', () => {
  it('sets a filter, and removes it when its value is empty', () => {
    expect(withFilter({ region: 'HK' }, 'status', 'SUB')).toEqual({ region: 'HK', status: 'SUB' });
    expect(withFilter({ region: 'HK', status: 'SUB' }, 'status', '')).toEqual({ region: 'HK' });
  });
});

describe('toggledSort', () => {
  it('sorts ascending first, then descending, then ascending again', () => {
    expect([
      toggledSort('-applyDate', 'status'),
      toggledSort('status', 'status'),
      toggledSort('-status', 'status'),
    ]).toEqual(['status', '-status', 'status']);
  });
});
