import type { AnswerAmend, AnswerPage } from '@brokerdesk/api';
import { localText } from '@brokerdesk/fixtures';
import type { SeededApplication } from './makeApplication.ts';

type Answered = AnswerPage['groups'][number]['answers'][number];

/**
 * Makes the corrections by staff in an application's answers: the answer that the reason of the correction refers to.
 */
export function makeAmends({ summary, details, histories }: Omit<SeededApplication, 'answers'>): {
  readonly amends: readonly AnswerAmend[];
} {
  const answers = details.pages.flatMap(({ groups }) => groups.flatMap((group) => group.answers));
  const amends: AnswerAmend[] = [];
  let seqNum = 1;
  histories.histories.forEach((line) => {
    if (line.action === 'resubmit') seqNum += 1;
    if (line.action !== 'amend') return;
    const reason = line.reason ?? '';
    const answer = answers.find(({ questionID }) => questionID === questionOf(reason, answers));
    if (typeof answer?.value !== 'string') return;
    seqNum += 1;
    const oldValue = beforeCorrection(answer.questionID, answer.value);
    amends.push({
      amendID: `${summary.applyID}-A${String(amends.length + 1).padStart(2, '0')}`,
      applyID: summary.applyID,
      questionID: answer.questionID,
      label: answer.label,
      oldValue,
      newValue: answer.value,
      oldDisplay: localText(oldValue, oldValue, oldValue),
      newDisplay: answer.display,
      reason,
      causedBy: null,
      seqNum,
      amendBy: line.actor.name,
      amendTime: line.time,
    });
  });
  return { amends };
}

/** The answer for a reason of `reasons.correct`. Not every applicant has an employer. */
function questionOf(reason: string, answers: readonly Answered[]): string {
  if (/card/.test(reason)) return 'firstName';
  if (/姓氏/.test(reason)) return 'lastName';
  const hasEmployer = answers.some(({ questionID, value }) => questionID === 'employer' && value !== null);
  return /公司/.test(reason) && hasEmployer ? 'employer' : 'address';
}

/** The applicant's original answer: the mistake that the reason describes. */
function beforeCorrection(questionID: string, value: string): string {
  const words = value.split(' ');
  switch (questionID) {
    case 'firstName':
      return words.length > 1 ? words.toReversed().join(' ') : value.toLowerCase();
    case 'lastName':
      return `${value}${value.slice(-1)}`;
    case 'employer':
      return value.replace(/.(?=.$)/u, '');
    default: {
      // An address without its first part, the flat and floor.
      const parts = value.split(/, (.*)/s);
      return parts.length > 1 ? (parts[1] ?? value) : value.slice(0, -4);
    }
  }
}
