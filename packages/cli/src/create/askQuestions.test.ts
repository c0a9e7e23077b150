import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askQuestions, type GivenAnswers } from './askQuestions.ts';

const nothing: GivenAnswers = { name: undefined, template: undefined, title: undefined };

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
  const { result } = await converse({ name: 'visits', template: 'blank', title: undefined }, [
    ['Title in the menu', '\r'],
  ]);
  expect(result).toEqual({ name: 'visits', template: 'blank', title: 'Visits' });
});

it('asks again for a name that is not possible', async () => {
  const { result } = await converse({ ...nothing, template: 'blank', title: 'Visits' }, [
    ['Name of the plugin', 'Visits\r'],
    ['visits?', '\u007F'.repeat(6) + 'visits\r'],
  ]);
  expect(result).toMatchObject({ name: 'visits' });
});

it('ends with 130 when the user cancels', async () => {
  const { result } = await converse(nothing, [['Name of the plugin', '\u0003']]);
  expect(result).toMatchObject({ code: 'CANCELLED', exitCode: 130 });
});
