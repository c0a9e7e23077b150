import { describe, expect, it } from 'vitest';
import type { AnsweredComponent } from '../answer-rules/answers.ts';
import { answersShown } from '../answer-rules/answers.ts';
import { maximumScore, scoreOf } from './scores.ts';

const label = { EN: 'A', SC: '甲', TC: '甲' };
const question = (questionID: string, more: Partial<AnsweredComponent> = {}): AnsweredComponent => ({
  questionID,
  type: 'Radiobox',
  label,
  required: true,
  options: [
    { value: 'NO', label, score: 0 },
    { value: 'YES', label, score: 10 },
  ],
  ...more,
});
const when = (questionID: string) => ({ shownIf: { questionID, values: ['YES'] } });
const components = [question('first'), question('second', when('first')), question('third', when('second'))];
const template = {
  pages: [{ groups: [{ components }] }],
  classification: [
    { value: 'LOW', from: 0, to: 10 },
    { value: 'HIGH', from: 11, to: 30 },
  ],
};

describe('scoreOf', () => {
  it('adds up the points of the chosen options and finds their class', () => {
    expect(scoreOf(template, { first: 'YES', second: 'YES', third: 'NO' })).toEqual({ points: 20, value: 'HIGH' });
    expect(scoreOf(template, {})).toEqual({ points: 0, value: 'LOW' });
    expect(scoreOf({ ...template, classification: [] }, { first: 'YES' })).toEqual({ points: 10, value: null });
    expect(maximumScore(template)).toBe(30);
  });

  it('gives no points for answers to questions that are no longer asked', () => {
    expect(scoreOf(template, { first: 'NO', second: 'YES', third: 'YES' })).toEqual({ points: 0, value: 'LOW' });
  });
});

describe('answersShown', () => {
  it('leaves out what depends on a hidden question', () => {
    expect(answersShown(components, { first: 'YES', second: 'NO', third: 'YES' })).toEqual({
      first: 'YES',
      second: 'NO',
    });
    expect(answersShown(components, { second: 'YES', third: 'YES' })).toEqual({});
  });
});
