// Each mistake of a plugin's author gets its place, a reason and a remedy, in at most two messages. What only the page can see
// is in the tests of the host and the kit.
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { writeMistake, writeTsconfig } from './mistakesFixture.ts';
import { mistakes } from './mistakeTableFixture.ts';
import type { Problem } from './Problem.ts';
import { runCheck } from './runCheck.ts';

const idOf = (index: number) => `m${String(index).padStart(2, '0')}`;
const folders: string[] = [];
let problems: readonly Problem[] = [];

beforeAll(async () => {
  for (const [index, { edits }] of mistakes.entries()) folders.push(await writeMistake(idOf(index), edits));
  // The compiler reports nothing else if the syntax of one file is wrong.
  const isBroken = mistakes.map(({ name }) => name.startsWith('a syntax error'));
  await writeTsconfig(folders.filter((_folder, index) => !isBroken[index]));
  await writeTsconfig(folders.filter((_folder, index) => isBroken[index]));
  const result = await runCheck(folders);
  problems = result.problems.filter(({ rule }) => rule !== 'types-unchecked');
}, 300_000);

afterAll(removeTestFolders);

function problemsOf(index: number): readonly Problem[] {
  return problems.filter(({ file }) => file.startsWith(`${folders[index]}${path.sep}`));
}

it.each(mistakes.map((mistake, index) => ({ ...mistake, index })))('says where and how to mend $name', (mistake) => {
  const { index, says, remedy } = mistake;
  const found = problemsOf(index);
  const source = path.join(folders[index] ?? '', 'src');
  expect(found.map(({ rule, file, line }) => `${rule} ${path.relative(source, file)}:${line}`)).toEqual(says);
  expect(found.length).toBeLessThanOrEqual(2);
  expect(found.map(({ message, hint }) => `${message} ${hint}`).join(' ')).toContain(remedy);
});
