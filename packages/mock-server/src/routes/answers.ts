import {
  amendAnswer,
  answerHeaders,
  type AnswerSheet,
  correctAnswers,
  getAnswers,
  listAnswerAmends,
} from '@brokerdesk/api';
import { amendsOf, describeSheet } from '../behaviour/answers/answerSheets.ts';
import { correctApplication } from '../behaviour/answers/correctAnswers.ts';
import { findOwn } from '../behaviour/ownRows.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { notFound } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { ApplicationRow } from '../state/rows.ts';

export const answersRoutes: readonly Route[] = [
  route(getAnswers, (context, { query }) => {
    const row = findOwn<ApplicationRow>(context, 'applications', query.applyID);
    return row ? { code: 'OK', data: numbered(context, describeSheet(context, row)) } : notFound;
  }),

  route(correctAnswers, (context, { body }) => {
    const row = findOwn<ApplicationRow>(context, 'applications', body.applyID);
    if (!row) return notFound;
    const { seqNum, answers } = body;
    const result = correctApplication(context, row, {
      seqNum,
      corrections: answers,
      pathOf: (index) => `answers.${index}.`,
    });
    if ('refusal' in result) return result.refusal;
    const sheet = numbered(context, describeSheet(context, result.row));
    return { code: 'OK', data: { ...sheet, amends: [...result.amends] } };
  }),

  route(listAnswerAmends, (context, { query }) => {
    const row = findOwn<ApplicationRow>(context, 'applications', query.applyID);
    if (!row) return notFound;
    const amends = amendsOf(context, row.applyID).filter(
      ({ questionID }) => query.questionID === undefined || questionID === query.questionID,
    );
    return { code: 'OK', data: amends.toReversed() };
  }),

  route(amendAnswer, (context, { body }) => {
    const row = findOwn<ApplicationRow>(context, 'applications', body.applyID);
    if (!row) return notFound;
    const { seqNum, questionID, value, reason } = body;
    const corrections = [{ questionID, value, reason }];
    const result = correctApplication(context, row, { seqNum, corrections, pathOf: () => '' });
    if ('refusal' in result) return result.refusal;
    const [amend] = result.amends;
    return amend ? { code: 'OK', data: amend } : notFound;
  }),
];

/** The number travels in a header as well (specification, section 3). */
function numbered(context: CallContext, sheet: AnswerSheet): AnswerSheet {
  context.answerHeaders[answerHeaders.seqNum] = String(sheet.seqNum);
  return sheet;
}
