import { expect, it } from 'vitest';
import { findUnprintableAnswers } from './findUnprintableAnswers.ts';

it('answers that a form cannot show are found, with the characters that no font has', () => {
  const text = (value: string) => ({ EN: value, SC: value, TC: value });
  const answer = (questionID: string, value: string) => ({
    questionID,
    label: text(questionID),
    type: 'Textbox' as const,
    value,
    display: text(value),
    fileIDs: [],
  });
  const answers = [answer('chiName', '陳䶮𠮷'), answer('employer', '😀 ไทย 😀')];
  const pages = [{ pageID: 'p', title: text('p'), groups: [{ groupID: 'g', name: text('g'), answers }] }];
  expect(findUnprintableAnswers(pages, 'EN')).toMatchObject([
    {
      path: 'answers.employer',
      rule: 'unprintable',
      texts: { en_US: 'These characters cannot be printed: 😀 ไ ท ย' },
    },
  ]);
});
