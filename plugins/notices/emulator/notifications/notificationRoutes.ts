import {
  changeNotification,
  createNotification,
  deleteNotification,
  getNotification,
  limits,
  listNotifications,
  transitionNotification,
  decideNotification,
} from '@brokerdesk/api';
import { invalidFields, notFound, route, type Route, createMissingProblem } from '@brokerdesk/mock-server/engine';
import { checkAttachments, storeAttachments } from './notificationAttachments.ts';
import { describeNotification, selectNotifications, summariseNotification } from './notificationList.ts';
import { findDraftProblems, findSubmissionProblems } from './notificationProblems.ts';
import { removeNotification, saveNotification } from './notificationRules.ts';
import { isWaitingForApproval, decideApproval, isOwnRequest, ownRequestError } from './approvals/approvalRules.ts';
import { notificationDeliveryRoutes } from './deliveries/deliveryRoutes.ts';
import { checkChange, findNotification } from './findNotification.ts';
import { notificationGroupRoutes } from './groups/notificationGroupRoutes.ts';

const notificationApprovalRoutes: readonly Route[] = [
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

const noKeptFiles = { keepFileEN: [], keepFileSC: [], keepFileTC: [] };

export const notificationRoutes: readonly Route[] = [
  ...notificationGroupRoutes,
  ...notificationDeliveryRoutes,
  ...notificationApprovalRoutes,

  route(listNotifications, (context, { query }) => {
    const { rows, counts, queueCounts } = selectNotifications(context, query);
    const { page = 1, size = limits.pageSize } = query;
    const items = rows.slice((page - 1) * size, page * size).map((row) => summariseNotification(context, row));
    return { code: 'OK', data: { items, page, size, total: rows.length, counts, queueCounts } };
  }),

  route(getNotification, (context, { params }) => {
    const row = findNotification(context, params.ntfID);
    return row ? { code: 'OK', data: describeNotification(context, row) } : notFound;
  }),

  route(createNotification, (context, { body: { status, ...fields }, files }) => {
    const problems = status === 'draft' ? findDraftProblems(context, fields) : findSubmissionProblems(context, fields);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const change = { before: undefined, kept: noKeptFiles, files };
    const error = checkAttachments(context, change);
    if (error) return error;
    const input = { ...fields, ...storeAttachments(context, change) };
    return { code: 'OK', data: describeNotification(context, saveNotification(context, { input, status })) };
  }),

  route(changeNotification, (context, { params, body, files }) => {
    const before = findNotification(context, params.ntfID);
    if (!before) return notFound;
    const { version, status, keepFileEN, keepFileSC, keepFileTC, ...fields } = body;
    const changeError = checkChange(context, before, version);
    if (changeError) return changeError;
    const problems = status === 'draft' ? findDraftProblems(context, fields) : findSubmissionProblems(context, fields);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const change = { before, kept: { keepFileEN, keepFileSC, keepFileTC }, files };
    const error = checkAttachments(context, change);
    if (error) return error;
    const input = { ...fields, ...storeAttachments(context, change) };
    const row = saveNotification(context, { before, input, status });
    return { code: 'OK', data: describeNotification(context, row) };
  }),

  route(deleteNotification, (context, { params, query }) => {
    const row = findNotification(context, params.ntfID);
    if (!row) return notFound;
    const changeError = checkChange(context, row, query.version);
    if (changeError) return changeError;
    removeNotification(context, row);
    return { code: 'OK', data: null };
  }),

  route(transitionNotification, (context, { body: { ntfID, action, version } }) => {
    const before = findNotification(context, ntfID);
    if (!before) return notFound;
    const changeError = checkChange(context, before, version);
    if (changeError) return changeError;
    const isWaiting = isWaitingForApproval(before);
    const isPossible =
      action === 'submit' ? before.status === 'draft' && !isWaiting : before.status === 'pending' || isWaiting;
    if (!isPossible) {
      return { code: 'E0015', data: { status: before.status, action } };
    }
    const problems = action === 'submit' ? findSubmissionProblems(context, before) : [];
    if (problems.length > 0) return invalidFields(context.language, problems);
    const status = action === 'submit' ? 'pending' : 'draft';
    const row = saveNotification(context, { before, input: before, status });
    return { code: 'OK', data: describeNotification(context, row) };
  }),
];
