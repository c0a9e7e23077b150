import { expect, it } from 'vitest';
import { findUserIssues as findIssues } from './findUserIssues.ts';
import { faults, makeRows, references } from './importFixture.ts';
import { toNewUser } from './toNewUser.ts';
import type { UserRow } from './UserRow.ts';

const findUserIssues = (rows: readonly UserRow[], lines = rows.map((_row, index) => index + 2)) =>
  findIssues(rows, { references, lines });

it('finds nothing in rows that are valid, in any language', () => {
  expect(findUserIssues(makeRows(1_000))).toEqual([]);
});

it('names each of 50 faults of twelve kinds in 1,000 rows, in its cell, and no other', () => {
  const rows = [...makeRows(1_000)];
  const planted = Array.from({ length: 50 }, (_, index) => {
    const [cells, issue] = faults[index % faults.length]!;
    const row = 7 + index * 19;
    rows[row] = { ...rows[row]!, ...cells };
    return { row, ...issue };
  });
  // The second of two rows with one login name that is in use is named for that.
  expect(findUserIssues(rows).map(({ row, column, key }) => ({ row, column, key }))).toEqual(planted);
});

it('says which row has the same login name, as the spreadsheet counts', () => {
  const rows = [...makeRows(3), { ...makeRows(1)[0]!, userID: 'Import.2' }];
  expect(findUserIssues(rows)).toEqual([{ row: 3, column: 'userID', key: 'repeated', values: { row: 4 } }]);
  // With blank rows in the file, and rows that were imported before.
  expect(findUserIssues(rows, [4, 6, 7, 12])).toMatchObject([{ row: 3, values: { row: 7 } }]);
});

it('lets administrators in until the seats are used up', () => {
  const rows = makeRows(5).map((row) => ({ ...row, type: 'Administrator' }));
  expect(findUserIssues(rows)).toEqual([
    { row: 3, column: 'type', key: 'quota', values: { total: 5, operator: 'Operator' } },
    { row: 4, column: 'type', key: 'quota', values: { total: 5, operator: 'Operator' } },
  ]);
});

it('allows at most twenty roles', () => {
  const [row] = makeRows(1);
  const roles = Array.from({ length: 21 }, () => 'Read only').join(';');
  expect(findUserIssues([{ ...row!, roles }])).toEqual([{ row: 0, column: 'roles', key: 'tooMany' }]);
});

it('turns names in any language into identifiers', () => {
  const [first, second] = makeRows(2);
  expect(toNewUser(first!, references)).toEqual({
    userID: 'import.0',
    userName: 'CHAN Tai Man 0',
    type: 'Operator',
    email: 'import.0@demo-securities.example',
    mobile: '+852 00000000',
    language: 'en_US',
    roleIDs: ['DEMO-READER'],
    groupIDs: ['DEMO-CG-OPENING'],
  });
  expect(toNewUser({ ...second!, language: '' }, references)).not.toHaveProperty('language');
  expect(toNewUser(second!, references).roleIDs).toEqual(['DEMO-READER', 'DEMO-CHARTS']);
});
