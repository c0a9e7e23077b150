import { type AnswerValue, findBrokenPersonRule, findBrokenRule, isShown } from '@brokerdesk/api';
import type { Component } from '../../demo/profiles/Profile.ts';
import { type LocalizedFieldProblem, message, type Texts } from '@brokerdesk/mock-server/engine';
import { describeBrokenRule } from './answerRuleTexts.ts';

export interface Correction {
  readonly questionID: string;
  readonly value: AnswerValue;
  readonly reason: string;
}

export interface CorrectionsToCheck {
  readonly corrections: readonly Correction[];
  readonly components: ReadonlyMap<string, Component>;
  readonly before: Readonly<Record<string, AnswerValue>>;
  /** All answers after the change. */
  readonly after: Readonly<Record<string, AnswerValue>>;
  readonly now: number;
  /** The path of one correction in the request, with a trailing dot, or empty. */
  readonly pathOf: (index: number) => string;
}

export function findCorrectionProblems(check: CorrectionsToCheck): LocalizedFieldProblem[] {
  const { corrections, after, now, pathOf } = check;
  const problems = corrections.flatMap((_, index) => findProblem(check, index) ?? []);
  // Another type of document requires another number: the current one must match it.
  const changed = new Set(corrections.map(({ questionID }) => questionID));
  const rule = findBrokenPersonRule('idCardNumber', after, now);
  if (rule && changed.has('idType') && !changed.has('idCardNumber')) {
    const index = corrections.findIndex(({ questionID }) => questionID === 'idType');
    problems.push({ path: `${pathOf(index)}value`, rule, texts: describeBrokenRule(rule, after['idCardNumber']) });
  }
  return problems;
}

function findProblem(check: CorrectionsToCheck, index: number): LocalizedFieldProblem | undefined {
  const { corrections, components, before, after, now, pathOf } = check;
  const correction = corrections[index];
  if (!correction) return undefined;
  const { questionID, value } = correction;
  const createProblem = (field: string, rule: string, texts: Texts) => ({
    path: `${pathOf(index)}${field}`,
    rule,
    texts,
  });
  const component = components.get(questionID);
  if (!component) return createProblem('questionID', 'unknown', unknownQuestionTexts);
  if (corrections.findIndex((other) => other.questionID === questionID) < index)
    return createProblem('questionID', 'duplicate', correctedTwice);
  if (!isShown(component, after)) return createProblem('questionID', 'not-asked', notAskedTexts);
  const rule = findBrokenRule(component, value) ?? findBrokenPersonRule(questionID, after, now);
  if (rule) return createProblem('value', rule, describeBrokenRule(rule, value));
  return JSON.stringify(before[questionID] ?? null) === JSON.stringify(value)
    ? createProblem('value', 'unchanged', unchangedTexts)
    : undefined;
}

const unknownQuestionTexts = message('The template has no such question.', '模板中没有此问题。', '範本中沒有此問題。');
const correctedTwice = message('This answer is corrected twice.', '同一答案更正了两次。', '同一答案更正了兩次。');
const notAskedTexts = message(
  'The applicant is not asked this question.',
  '申请人无需回答此问题。',
  '申請人毋須回答此問題。',
);
const unchangedTexts = message('The answer is the same as before.', '答案与之前相同。', '答案與之前相同。');
