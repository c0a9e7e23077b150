import type { AnswerPage } from '@brokerdesk/plugin-sdk/api';
import { expect, it } from 'vitest';
import { compareAnswers, compareTexts } from './compareAnswers.ts';

type Answer = AnswerPage['groups'][number]['answers'][number];

it.each([
  ['CHAN Siu Ming', 'Chan, Siu-ming', 'equal'],
  ['＋852 5550 0101', '+85255500101', 'equal'],
  ['陳小明', '陳曉明', 'similar'],
  ['Flat A, 1/F, Specimen House', 'Flat B, 1/F, Specimen House', 'similar'],
  ['陳小明', '黃嘉欣', 'different'],
  ['陳小明', ' ', 'onlyHere'],
  ['', '陳小明', 'onlyThere'],
  ['', '-', undefined],
])('classifies “%s” and “%s” as %s', (here, there, mark) => {
  expect(compareTexts(here, there)).toBe(mark);
});

it('compares the answers of either applicant in the order of the first, by the chosen or written value', () => {
  const here = [
    page('G1', [text('name', '陳小明'), choice('sex', ['M']), choice('plans', ['L1', 'L2']), text('former', null)]),
    page('G2', [email('email', 'siu.ming@client.example')]),
  ];
  const there = [
    page('G1', [
      text('name', '陳曉明'),
      choice('sex', ['M']),
      choice('plans', ['L2']),
      text('pinyin', 'Chen Xiaoming'),
    ]),
    page('G2', [email('email', 'ka.yan@client.example')]),
    page('G9', [text('remark', 'Once more'), text('empty', '')]),
  ];
  const marks = compareAnswers({ pages: here }, { pages: there }).map(({ pageID, answers }) => [
    pageID,
    answers.map(({ questionID, result }) => `${questionID} ${result}`),
  ]);
  expect(marks).toEqual([
    ['G1', ['name similar', 'sex equal', 'plans similar', 'pinyin onlyThere']],
    ['G2', ['email different']],
    ['G9', ['remark onlyThere']],
  ]);
});

it('does not compare pictures', () => {
  const pages = [page('G1', [{ ...text('selfie', 'F1'), type: 'FileUpload' }])];
  expect(compareAnswers({ pages }, { pages })).toEqual([]);
});

function page(pageID: string, answers: readonly Answer[]): AnswerPage {
  return {
    pageID,
    title: same(pageID),
    groups: [{ groupID: `${pageID}-1`, name: same('Group'), answers: [...answers] }],
  };
}

function text(questionID: string, value: string | null): Answer {
  return { questionID, label: same(questionID), type: 'Textbox', value, display: same(value ?? ''), fileIDs: [] };
}

function email(questionID: string, value: string): Answer {
  return { ...text(questionID, value), type: 'Emailbox' };
}

function choice(questionID: string, value: string[]): Answer {
  return { ...text(questionID, value.join()), type: 'Checkbox', value };
}

function same(words: string) {
  return { EN: words, SC: words, TC: words };
}
