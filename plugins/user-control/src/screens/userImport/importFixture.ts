// A file of users with known faults, for tests.
import type { UserIssue } from './findUserIssues.ts';
import type { ImportReferences, UserRow } from './UserRow.ts';

/** What the rows of {@link makeRows} refer to. */
export const references: ImportReferences = {
  types: ['Administrator', 'Super Administrator', 'Operator'].map((id) => ({ id, names: [id] })),
  languages: [
    { id: 'en_US', names: ['English', '英文'] },
    { id: 'zh_CN', names: ['Simplified Chinese', '简体中文'] },
    { id: 'zh_HK', names: ['Traditional Chinese', '繁體中文'] },
  ],
  roles: [
    { id: 'DEMO-READER', names: ['Read only', '只读', '唯讀'] },
    { id: 'DEMO-CHARTS', names: ['Chart reader', '图表查看员', '圖表查閱員'] },
  ],
  groups: [{ id: 'DEMO-CG-OPENING', names: ['Account opening team', '开户团队', '開戶服務組'] }],
  loginNames: new Set(['demo.admin', 'jk.ma']),
  seats: { free: 3, total: 5 },
};

/** Makes rows without faults. */
export function makeRows(count: number): readonly UserRow[] {
  return Array.from({ length: count }, (_, index) => ({
    userID: `import.${index}`,
    userName: `CHAN Tai Man ${index}`,
    type: 'Operator',
    email: `import.${index}@demo-securities.example`,
    mobile: `+852 0${String(index).padStart(7, '0')}`,
    language: ['English', 'zh_CN', '繁體中文', ''][index % 4] ?? '',
    roles: ['唯讀', 'read only; Chart reader', ''][index % 3] ?? '',
    groups: index % 5 === 0 ? '开户团队' : '',
  }));
}

/** Kinds of faults: the cells of a row that are wrong, and what is to be said of the first of them. */
export const faults: readonly (readonly [Partial<UserRow>, Pick<UserIssue, 'column' | 'key'>])[] = [
  [{ userID: 'a b' }, { column: 'userID', key: 'userID' }],
  [{ userID: 'JK.Ma' }, { column: 'userID', key: 'inUse' }],
  [{ userID: 'IMPORT.0' }, { column: 'userID', key: 'repeated' }],
  [{ userName: ' ' }, { column: 'userName', key: 'userName' }],
  [{ userName: '=HYPERLINK("http://x.example")' }, { column: 'userName', key: 'formula' }],
  [{ userName: 'CHAN \uFFFD\uFFFD' }, { column: 'userName', key: 'damaged' }],
  [{ type: 'Boss' }, { column: 'type', key: 'type' }],
  [{ email: 'chan@demo' }, { column: 'email', key: 'email' }],
  [{ mobile: '91234567' }, { column: 'mobile', key: 'mobile' }],
  [{ language: 'Welsh' }, { column: 'language', key: 'language' }],
  [{ roles: 'Read only; Owner' }, { column: 'roles', key: 'roles' }],
  [{ groups: 'Nobody' }, { column: 'groups', key: 'groups' }],
];
