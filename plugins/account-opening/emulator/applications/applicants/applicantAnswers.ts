// How answers and the fields of an application that repeat them go together.
import { type AnswerPage, type Answers, type AnswerValue, identityDocumentTypes } from '@brokerdesk/api';
import type { ApplicationRow } from '../applicationRows.ts';

type SummaryFields = Pick<
  ApplicationRow,
  'chiName' | 'lastName' | 'firstName' | 'mobile' | 'email' | 'idType' | 'idCardNumber'
>;

/** Takes the answers out of the pages that show them. */
export function answerValuesOf(pages: readonly AnswerPage[]): Answers {
  const answers: Record<string, AnswerValue> = {};
  for (const { groups } of pages)
    for (const { answers: shown } of groups)
      for (const { questionID, value } of shown) if (value !== null) answers[questionID] = value;
  return answers;
}

/** The fields of the list that repeat an answer. */
export function summaryFieldsOf(answers: Answers, before: SummaryFields): SummaryFields {
  const text = (field: keyof SummaryFields) => {
    const value = answers[field];
    return typeof value === 'string' ? value : before[field];
  };
  const idType = identityDocumentTypes.find((type) => type === answers.idType) ?? before.idType;
  return {
    chiName: text('chiName'),
    lastName: text('lastName'),
    firstName: text('firstName'),
    mobile: text('mobile'),
    email: text('email'),
    idType,
    idCardNumber: text('idCardNumber'),
  };
}
