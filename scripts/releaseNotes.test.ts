import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { compareReports, insertNotes, isExtension, writeNotes } from './releaseNotes.mjs';

const change = (id: string, type: string, summary: string) => ({ id, summary, releases: [{ name: 'cli', type }] });

it('writes what breaks first, then what is new and what is mended', () => {
  const changes = [
    change('b', 'patch', 'Dates are right.'),
    change('c', 'minor', 'A second line\nfollows.\n\nCompatible: Rows of @brokerdesk/plugin-sdk'),
    change('a', 'minor', 'A command.'),
    change('d', 'major', 'A name is gone.'),
  ];
  expect(writeNotes(changes, { version: '2.0.0', day: '2027-01-31' })).toBe(
    [
      '## 2.0.0 (2027-01-31)',
      '',
      '### Breaks',
      '',
      '- A name is gone.',
      '',
      '### New',
      '',
      '- A command.',
      '- A second line',
      '  follows.',
      '',
      '### Mended',
      '',
      '- Dates are right.',
      '',
    ].join('\n'),
  );
});

it('puts a release before earlier ones, or at the end of a text without any', () => {
  expect(insertNotes('# Changes\n\nText.\n\n## 1.0.0\n', '## 1.1.0\n')).toBe(
    '# Changes\n\nText.\n\n## 1.1.0\n\n## 1.0.0\n',
  );
  expect(insertNotes('# Changes\n', '## 1.0.0\n')).toBe('# Changes\n\n## 1.0.0\n');
});

const before = [
  '## @brokerdesk/sample',
  '```ts',
  'function Rows(props: RowsProps): Element;',
  'interface RowsProps { readonly rows: readonly string[]; readonly isBusy?: boolean; }',
  'function read(name: string): string;',
  'function read(): string;',
  'thing // from @brokerdesk/api',
  '```',
].join('\n');

test.each([
  ['nothing', '', '', []],
  ['a name that is gone', 'thing // from @brokerdesk/api', '', [['thing of @brokerdesk/sample', 'major']]],
  ['an overload that is gone', 'function read(): string;', '', [['read of @brokerdesk/sample', 'major']]],
  [
    'a member that has to be there',
    'isBusy?: boolean; }',
    'isBusy?: boolean; readonly size: number; }',
    [['RowsProps of @brokerdesk/sample', 'major']],
  ],
  [
    'a member that may be absent',
    'isBusy?: boolean; }',
    'isBusy?: boolean; readonly size?: number; }',
    [['RowsProps of @brokerdesk/sample', 'minor']],
  ],
  ['a member that is gone', ' readonly isBusy?: boolean;', '', [['RowsProps of @brokerdesk/sample', 'major']]],
  [
    'another type',
    'rows: readonly string[]',
    'rows: readonly number[]',
    [['RowsProps of @brokerdesk/sample', 'major']],
  ],
  [
    'a parameter that may be absent',
    'read(name: string)',
    'read(name: string, size?: number)',
    [['read of @brokerdesk/sample', 'minor']],
  ],
  ['a new name', '```ts', '```ts\nconst size: number;', [['size of @brokerdesk/sample', 'minor']]],
])('%s', (_name, from, to, expected) => {
  const found = compareReports(before, before.replace(from, to));
  expect(found.map(({ name, bump }) => [name, bump])).toEqual(expected);
});

it('leaves out what only the product imports', () => {
  expect(compareReports('## @brokerdesk/plugin-sdk/build\nconst size: number;', '')).toEqual([]);
});

it('another declaration is not an extension', () => {
  expect(isExtension('const a: string;', 'const a: number;')).toBe(false);
  expect(isExtension('const a: string;', 'const a: string;')).toBe(false);
});

it('reads every name of the real report', () => {
  const report = readFileSync('packages/plugin-sdk/plugin-sdk.api.md', 'utf8');
  const names = compareReports('', report);
  expect(names.length).toBeGreaterThan(400);
  expect(names.every(({ bump }) => bump === 'minor')).toBe(true);
  const entries = report
    .split(/^(?=## )/m)
    .filter((entry) => !/^(?:<!--|## \S+\/(?:build|clock|gallery|host|reserved-ids|storage|testing)\n)/.test(entry));
  const lines = entries.flatMap((entry) => entry.split('\n').filter((line) => /^\w/.test(line)));
  expect(lines.length).toBeGreaterThan(400);
  const gone = lines.filter((line) => compareReports(report, report.replace(`${line}\n`, '')).length === 0);
  expect(gone).toEqual([]);
});
