import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { askQuestions, type GivenAnswers } from './askQuestions.ts';
import { prepareNameCheck } from './prepareNameCheck.ts';

const check = prepareNameCheck(undefined);
let parent = '';
const nothing: GivenAnswers = {
  name: undefined,
  template: undefined,
  title: undefined,
  findProblem: (name) => check(name, path.join(parent, name)),
};

beforeAll(async () => {
  parent = await makeTestFolder();
});
afterAll(removeTestFolders);

/** Asks, and types each answer when its question is on the screen. */
async function converse(given: GivenAnswers, answers: readonly (readonly [question: string, keys: string])[]) {
  const terminal = { input: new PassThrough(), output: new PassThrough() };
  const open = [...answers];
  let shown = '';
  terminal.output.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    const [question, keys] = open[0] ?? [];
    if (question === undefined || keys === undefined || !shown.includes(question)) return;
    open.shift();
    shown = '';
    // The question listens once it has been written.
    setImmediate(() => terminal.input.write(keys));
  });
  const result = await askQuestions(given, terminal).catch((error: unknown) => error);
  return { result, unasked: open.map(([question]) => question) };
}

it('asks for name, template and title', async () => {
  const { result, unasked } = await converse(nothing, [
    ['Name of the plugin', 'branch-visits\r'],
    ['Template', '\r'],
    ['Title in the menu', ' today\r'],
  ]);
  expect(result).toMatchObject({ name: 'branch-visits', title: 'Branch visits today' });
  expect(unasked).toEqual([]);
});

it('asks only for what is not given', async () => {
  const { result } = await converse({ ...nothing, name: 'visits', template: 'blank' }, [['Title in the menu', '\r']]);
  expect(result).toEqual({ name: 'visits', template: 'blank', title: 'Visits' });
});

it.each([
  ['cannot be', 'Visits', 'visits?'],
  ['an installed plugin has', 'user-control', 'user-control-2?'],
  ['a folder has', 'notes', 'notes is not empty: it contains notes.txt.'],
])('asks again for a name that %s', async (_case, name, message) => {
  await mkdir(path.join(parent, 'notes'), { recursive: true });
  await writeFile(path.join(parent, 'notes', 'notes.txt'), '');
  const { result } = await converse({ ...nothing, template: 'blank', title: 'Visits' }, [
    ['Name of the plugin', `${name}\r`],
    [message, `${'\u007F'.repeat(name.length)}visits\r`],
  ]);
  expect(result).toMatchObject({ name: 'visits' });
});

it('ends with 130 when the user cancels', async () => {
  const { result } = await converse(nothing, [['Name of the plugin', '\u0003']]);
  expect(result).toMatchObject({ code: 'CANCELLED', exitCode: 130 });
});
