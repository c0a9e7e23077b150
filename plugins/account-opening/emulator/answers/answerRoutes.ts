import {
  amendAnswer,
  responseHeaders,
  type AnswerSheet,
  correctAnswers,
  getAnswers,
  listAnswerAmends,
} from '@brokerdesk/api';
import { findOwn, notFound, type RequestContext, route, type Route } from '@brokerdesk/mock-server/engine';
import { amendsOf, describeSheet } from './answerSheets.ts';
import { correctApplication } from './correctAnswers.ts';
import type { ApplicationRow } from '../applications/applicationRows.ts';

export const answerRoutes: readonly Route[] = [
  route(getAnswers, (context, { query }) => {
    const row = findOwn<ApplicationRow>(context, 'applications', query.applyID);
    return row ? { code: 'OK', data: withSequenceHeader(context, describeSheet(context, row)) } : notFound;
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
    if ('error' in result) return result.error;
    const sheet = withSequenceHeader(context, describeSheet(context, result.row));
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
    if ('error' in result) return result.error;
    const [amend] = result.amends;
    return amend ? { code: 'OK', data: amend } : notFound;
  }),
];

/** The number is in a header as well (specification, section 3). */
function withSequenceHeader(context: RequestContext, sheet: AnswerSheet): AnswerSheet {
  context.responseHeaders[responseHeaders.seqNum] = String(sheet.seqNum);
  return sheet;
}
