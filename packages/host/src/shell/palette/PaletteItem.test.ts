import { foldSearchText } from '@brokerdesk/api/search';
import { expect, test } from 'vitest';
import { filterItems, type PaletteItem } from './PaletteItem.ts';

const items: readonly PaletteItem[] = [
  ['Application List', 'Account Opening'],
  ['List of users', 'User Control'],
  ['客户管理', '开户管理'],
  ['Café ＡＢＣ', ''],
].map(([title = '', description]) => ({ id: title, group: 'Pages', title, description, run: () => {} }));

const titlesFor = (query: string) => filterItems(items, query).map(({ title }) => title);

test.each([
  ['', ['Application List', 'List of users', '客户管理', 'Café ＡＢＣ']],
  ['list', ['List of users', 'Application List']],
  ['opening  APPLICATION', ['Application List']],
  ['开户', ['客户管理']],
  ['cafe abc', ['Café ＡＢＣ']],
  ['nothing', []],
])('“%s” finds %j', (query, titles) => {
  expect(titlesFor(query)).toEqual(titles);
});

test('with the table of characters, the script and the form of Chinese ones do not count', () => {
  const find = (query: string) => filterItems(items, query, foldSearchText).map(({ title }) => title);
  expect([find('開戶'), find('開户'), find('客戶管理')]).toEqual([['客户管理'], ['客户管理'], ['客户管理']]);
});
