// What the compiler says about mistakes in a plugin: each names what is wrong and what to do. The files of type-errors have
// the end of the message above the line that it is about.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';

const folder = 'checks/type-errors';
let output: string;

// Nothing is emitted if the declarations of the SDK are up to date.
beforeAll(() => {
  const { status, stdout } = compile('-b', 'packages/plugin-sdk');
  if (status !== 0) throw new Error(stdout);
  output = compile('-p', folder, '--pretty', 'false').stdout;
}, 720_000);

test('each mistake is reported once, with the sentence that explains it or with what is allowed', () => {
  const expected = globSync(`${folder}/*.{ts,tsx}`).toSorted().flatMap(expectedMessages);
  expect(expected.length).toBeGreaterThan(0);
  expect(reportedMessages().toSorted()).toEqual(expected.toSorted());
});

function compile(...options: readonly string[]) {
  return spawnSync('node_modules/.bin/tsc', options, { encoding: 'utf8' });
}

/** The comments of a file, except its first, as `file:line message` of the lines below them. */
function expectedMessages(file: string): readonly string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const message = /^\s*\/\/ (.+)$/.exec(line)?.[1];
      return message === undefined || index === 0 ? [] : [`${file}:${index + 2} ${message}`];
    });
}

/** The last line of an error has the sentence, or the values that are allowed, as a type. */
function reportedMessages(): readonly string[] {
  return output
    .trim()
    .split(/\n(?=\S)/)
    .map((error) => {
      const [, file, line] = /^(.+?)\((\d+),/.exec(error) ?? [];
      const message = /type '("[^']+")(?: \| undefined)?'\.$/.exec(error.split('\n').at(-1) ?? '')?.[1];
      return `${file}:${line} ${message?.replaceAll('"', '') ?? error}`;
    });
}
