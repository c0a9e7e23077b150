import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findWordingProblems } from './lint-rules/plainWords.mjs';

test.each([
  ['somebody else has changed it', 'somebody'],
  ['the user and his session', 'his'],
  ['It is read anew.', 'anew'],
  ['The call is made once more.', 'once more'],
  ['while a job is under way', 'under way'],
  ['a sandbox of its own', 'of its own'],
  ['It ends by itself.', 'by itself'],
  ['A body that is no JSON', 'is no JSON'],
  ['Its bytes are others than before.', 'are others than'],
])('%s is reported', (text, found) => {
  expect(findWordingProblems(text).join()).toContain(`"${found}"`);
});

test.each([
  'There is no application with this number.',
  'The row is no longer there.',
  'The parameter `underway` of the list',
  '```\nwhoever()\n```',
  'The heading of this history',
])('%s is fine', (text) => {
  expect(findWordingProblems(text)).toEqual([]);
});

test('a documentation comment begins with what it returns', () => {
  expect(findWordingProblems('Gives the rows.', { isDoc: true })).toHaveLength(1);
  expect(findWordingProblems('Gives the rows.')).toEqual([]);
});

test('documents are written in plain words', async () => {
  const problems: string[] = [];
  for await (const file of glob([
    '*.md',
    'docs/**/*.md',
    '{packages,plugins}/*/README.md',
    '{bench,fixtures}/README.md',
  ])) {
    for (const paragraph of (await readFile(file, 'utf8')).split(/\n\s*\n(?![^`]*```\n)/)) {
      problems.push(...findWordingProblems(paragraph).map((problem) => `${file}: ${problem}`));
    }
  }
  expect(problems).toEqual([]);
});
