import { decideNotification } from '@brokerdesk/api';
import { createMissingProblem, invalidFields, notFound, route, type Route } from '@brokerdesk/mock-server/engine';
import { checkChange, findNotification } from '../findNotification.ts';
import { describeNotification } from '../notificationList.ts';
import { findSubmissionProblems } from '../notificationProblems.ts';
import { saveNotification } from '../notificationRules.ts';
import { decideApproval, isOwnRequest, ownRequestError } from './approvalRules.ts';

export const notificationApprovalRoutes: readonly Route[] = [
  route(decideNotification, (context, { params, body: { decision, reason, version } }) => {
    const before = findNotification(context, params.ntfID);
    if (!before) return notFound;
    const { approval } = before;
    if (approval?.state === 'waiting' && isOwnRequest(context, approval)) return ownRequestError;
    const changeError = checkChange(context, before, version);
    if (changeError) return changeError;
    if (approval?.state !== 'waiting') return { code: 'E0015', data: { status: before.status, action: decision } };
    const isApproval = decision === 'approve';
    const problems = isApproval
      ? findSubmissionProblems(context, before)
      : [reason.trim() === '' ? createMissingProblem('reason') : []].flat();
    if (problems.length > 0) return invalidFields(context.language, problems);
    const decided = decideApproval(context, approval, { state: isApproval ? 'approved' : 'rejected', reason });
    const status = isApproval ? 'pending' : 'draft';
    const row = saveNotification(context, { before, input: before, status, approval: decided });
    return { code: 'OK', data: describeNotification(context, row) };
  }),
];
