// docs/security.md promises nothing that no test shows.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [promises = ''] = readFileSync('docs/security.md', 'utf8').split('## What is not protected');
const shown = / (?:\[[\w.]+\]\(\.\.\/[\w./-]+\.(?:test|spec)\.tsx?\)(?:, |$))+$/;

test('each promise names the tests that show it', () => {
  const [, ...lines] = promises.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter((line) => !line.startsWith('- ') || !shown.test(line))).toEqual([]);
  const files = [...promises.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
