import { expect, test } from 'vitest';
import { findTitleProblem, toTitles } from './findTitleProblem.ts';

test.each(['Branch visits', '分行到訪', 'Clients’ visits, 2026 & later', 'a'.repeat(60)])('%s is a title', (title) => {
  expect(findTitleProblem(title)).toBeUndefined();
});

// They would end the text, pattern or cell of Markdown that a template puts them in.
test.each([...'"\\`$<>|{}[]()*+?^', '\n', '\r', '\uFFFD'])('a title cannot contain %j', (character) => {
  expect(findTitleProblem(`Branch${character}visits`)).toBe(`A title cannot contain ${JSON.stringify(character)}.`);
});

test('a title is neither empty nor too long', () => {
  expect(findTitleProblem(' ')).toBe('A title is not empty.');
  expect(findTitleProblem('a'.repeat(61))).toBe('A title has at most 60 characters.');
});

test('an apostrophe is typeset, and a missing translation is the English title', () => {
  const titles = toTitles({ en: "Clients' visits ", simplified: '到访', traditional: undefined });
  expect(titles).toEqual({ en: 'Clients’ visits', 'zh-Hans': '到访', 'zh-Hant': 'Clients’ visits' });
});
