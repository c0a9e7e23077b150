import { describe, expect, it } from 'vitest';
import { arrangeRows, loadRowArranger, type RowArrangement } from './arrangeRows.ts';

interface Group {
  readonly name: string;
  readonly members: number | null;
  readonly kinds: readonly string[];
  readonly updateTime: string;
}

const groups: readonly Group[] = [
  { name: 'Group 10', members: 5, kinds: ['cash'], updateTime: '2026-01-05T16:30:00Z' },
  { name: 'group 9', members: null, kinds: ['cash', 'margin'], updateTime: '2026-01-05T15:30:00Z' },
  { name: 'Équipe', members: 12, kinds: [], updateTime: '2026-01-08T00:00:00Z' },
];
const columns = [
  { id: 'name', header: 'Name', width: 100, sortField: 'name', text: ({ name }: Group) => name },
  {
    id: 'members',
    header: 'Members',
    width: 100,
    sortField: 'members',
    text: ({ members }: Group) => (members === null ? 'none' : `${members} members`),
    sortValue: ({ members }: Group) => members,
  },
];

describe('arrangeRows', () => {
  it('keeps the order of the response until the user sorts', () => {
    expect(namesOf({})).toEqual(['Group 10', 'group 9', 'Équipe']);
  });

  it('sorts texts as people do, and values by their size, with missing ones at the end', () => {
    expect(namesOf({ sort: 'name' })).toEqual(['Équipe', 'group 9', 'Group 10']);
    expect(namesOf({ sort: 'members' })).toEqual(['Group 10', 'Équipe', 'group 9']);
    expect(namesOf({ sort: '-members' })).toEqual(['Équipe', 'Group 10', 'group 9']);
  });

  it('searches the texts of all columns, without regard to case, accents and width', () => {
    expect(namesOf({ q: 'equ' })).toEqual(['Équipe']);
    expect(namesOf({ q: '１２ ｍ' })).toEqual(['Équipe']);
    expect(namesOf({ q: 'GROUP' })).toEqual(['Group 10', 'group 9']);
  });

  it('finds Chinese texts in the other script and in another form, as paged lists do', async () => {
    const arrange = await loadRowArranger(true);
    const rows = ['開戶條款', '張三', '裏面', '說明'].map((name) => ({ ...groups[0]!, name }));
    const find = (q: string) =>
      arrange(rows, {
        columns,
        filters: [],
        queues: undefined,
        filterValue: undefined,
        state: { q, filters: {}, sort: '' },
        language: 'zh-Hant',
      }).map(({ name }) => name);
    expect(find('开户')).toEqual(['開戶條款']);
    expect(find('開户')).toEqual(['開戶條款']);
    expect(find('张\u200b 三')).toEqual(['張三']);
    expect(find('裡面')).toEqual(['裏面']);
    expect(find('説')).toEqual(['說明']);
  });

  it('filters by one value, by several, and by days in Shanghai', () => {
    expect(namesOf({ filters: { members: '5' } })).toEqual(['Group 10']);
    expect(namesOf({ filters: { kinds: 'margin,other' } })).toEqual(['group 9']);
    expect(namesOf({ filters: { updateTime: '2026-01-06' } })).toEqual(['Group 10', 'Équipe']);
    expect(namesOf({ filters: { updateTime: '2026-01-06', updateTo: '2026-01-07' } })).toEqual(['Group 10']);
  });

  it('compares what the screen says a row has for a filter', () => {
    const filterValue = ({ members }: Group, param: string) => (param === 'queue' ? String(members !== null) : null);
    expect(namesOf({ filters: { queue: 'false' } }, { filterValue })).toEqual(['group 9']);
  });
});

function namesOf(state: Partial<RowArrangement<Group>['state']>, more: Partial<RowArrangement<Group>> = {}) {
  const rows = arrangeRows(groups, {
    columns,
    filters: [
      { kind: 'select', param: 'members', label: 'Members', options: [] },
      { kind: 'choices', param: 'kinds', label: 'Kinds', options: [] },
      { kind: 'dates', from: 'updateTime', to: 'updateTo', label: 'Updated' },
    ],
    queues: { param: 'queue', items: [] },
    filterValue: undefined,
    language: 'en',
    state: { q: '', sort: '', filters: {}, ...state },
    ...more,
  });
  return rows.map(({ name }) => name);
}
