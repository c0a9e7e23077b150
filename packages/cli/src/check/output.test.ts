import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { applyFixes } from './applyFixes.ts';
import { isAllowed } from './checkLicences.ts';
import { checkTexts } from './checkTexts.ts';
import { readCompilerOutput } from './checkTypes.ts';
import { formatProblems, toPrintedProblem } from './formatProblems.ts';
import type { Problem } from './Problem.ts';
import { readSource } from '../sources/SourceFile.ts';
import { toSarif } from './toSarif.ts';

afterAll(removeTestFolders);

const problem: Problem = {
  rule: 'text-missing',
  severity: 'error',
  file: path.resolve('plugins', 'notes', 'src', 'a b.ts'),
  line: 3,
  column: 7,
  message: 'list.title is missing.',
  hint: 'Translate it.',
  fix: { start: 0, end: 0, text: 'x' },
};

it('prints problems by file, with place, rule and what to do', () => {
  const other = { ...problem, line: 12, severity: 'warning', rule: 'text-unused' } as const;
  expect(formatProblems([problem, other])).toEqual([
    'plugins/notes/src/a b.ts',
    '   3:7  error    list.title is missing. text-missing',
    '                 Translate it.',
    '  12:7  warning  list.title is missing. text-unused',
    '                 Translate it.',
    '',
  ]);
});

it('gives programs the file relative to the working folder, the section of the rule and no offsets', () => {
  expect(toPrintedProblem(problem)).toEqual({
    rule: 'text-missing',
    severity: 'error',
    file: 'plugins/notes/src/a b.ts',
    line: 3,
    column: 7,
    message: 'list.title is missing.',
    hint: 'Translate it.',
    docs: 'docs/checks.md#text-missing',
    isFixable: true,
  });
});

it('writes SARIF 2.1.0 whose results point to their rules', () => {
  const outside = { ...problem, file: '/somewhere/else/plugin.ts' };
  const { version, runs } = toSarif([problem, outside]);
  const [run] = runs;
  expect([version, runs.length]).toEqual(['2.1.0', 1]);
  expect(run?.results?.map(({ ruleId, ruleIndex = -1 }) => run.tool.driver.rules?.[ruleIndex]?.id === ruleId)).toEqual([
    true,
    true,
  ]);
  expect(run?.results?.[0]).toMatchObject({
    level: 'error',
    message: { text: 'list.title is missing. Translate it.' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'plugins/notes/src/a%20b.ts', uriBaseId: '%SRCROOT%' },
          region: { startLine: 3, startColumn: 7 },
        },
      },
    ],
  });
  expect(run?.results?.[1]?.locations?.[0]?.physicalLocation?.artifactLocation).toEqual({
    uri: 'file:///somewhere/else/plugin.ts',
  });
});

it('reads what the compiler prints: places, further lines, errors without a place', () => {
  const output = [
    'src/a.ts(3,7): error TS2322: It does not fit.',
    "  Type 'string' is not assignable.",
    'error TS18003: No inputs were found.',
    '',
  ].join('\r\n');
  expect(readCompilerOutput(output, '/notes')).toMatchObject([
    {
      file: path.resolve('/notes/src/a.ts'),
      line: 3,
      column: 7,
      message: "TS2322: It does not fit. Type 'string' is not assignable.",
    },
    { file: path.resolve('/notes/tsconfig.json'), line: 1, column: 1, message: 'TS18003: No inputs were found.' },
  ]);
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['(MIT AND ISC)', true],
  ['UNLICENSED', false],
])('judges the licence %s', (licence, isOk) => {
  expect(isAllowed(licence)).toBe(isOk);
});

it('adds missing texts where English has them, so that no key is missing afterwards', async () => {
  const folder = await makeTestFolder();
  const texts = {
    'en.ts':
      "export default {\n  menu: { one: 'One', two: 'Two', three: 'Three' },\n  list: {\n    first: 'First',\n    second: 'Second',\n  },\n  last: { only: 'Only' },\n} as const;\n",
    'zh-Hans.ts':
      "const texts: Shape = {\n  menu: { two: '二' },\n  list: {\n    first: '第一',\n  },\n};\nexport default texts;\n",
    'zh-Hant.ts': 'export default {};\n',
  };
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(folder, name), text);
  const check = async () => {
    const files = await Promise.all(Object.keys(texts).map((name) => readSource(path.join(folder, name))));
    return checkTexts({ files }).filter(({ rule }) => rule === 'text-missing');
  };
  const before = await check();
  expect(before).toHaveLength(10);
  expect(await applyFixes(before, [folder])).toBe(10);
  expect(await readFile(path.join(folder, 'zh-Hans.ts'), 'utf8')).toBe(
    "const texts: Shape = {\n  menu: { one: 'One', two: '二', three: 'Three' },\n  list: {\n    first: '第一',\n    second: 'Second',\n  },\n  last: { only: 'Only' },\n};\nexport default texts;\n",
  );
  expect(await check()).toEqual([]);
});
