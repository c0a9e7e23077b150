// Where the broker requires it, a second person approves a notification before it is delivered. Until then it is a draft.
import type { NoticeApproval } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import {
  type ErrorResponse,
  formatTime,
  message,
  type RequestContext,
  ruleViolated,
} from '@brokerdesk/mock-server/engine';
import type { ApprovalRow, NotificationRow } from '../notificationRows.ts';

/** Whether the caller's broker requires approval. */
export function requiresApproval(context: RequestContext): boolean {
  return context.row<BrokerRow>('brokers', context.brokerCode ?? '')?.noticeApproval === true;
}

/** Whether a notification waits for a second person. */
export function isWaitingForApproval({ approval }: Pick<NotificationRow, 'approval'>): boolean {
  return approval?.state === 'waiting';
}

/** Whether a notification waits for the caller, who cannot approve their own request. */
export function mayDecide(context: RequestContext, { approval }: Pick<NotificationRow, 'approval'>): boolean {
  return approval?.state === 'waiting' && !isOwnRequest(context, approval);
}

/** Whether the caller has requested an approval, or has chosen recipients that it is about. */
export function isOwnRequest(context: RequestContext, { requestRefID, memberRefIDs = [] }: ApprovalRow): boolean {
  return [requestRefID, ...memberRefIDs].includes(context.actor.refID);
}

/** The approval that the caller requests by submitting a notification. */
export function requestApproval(context: RequestContext): ApprovalRow {
  const { refID, userName } = context.actor;
  return {
    state: 'waiting',
    requestBy: userName ?? '',
    requestRefID: refID,
    requestTime: formatTime(context.now()),
    decideBy: null,
    decideTime: null,
    reason: '',
  };
}

/** The approval as the caller has decided it. */
export function decideApproval(
  context: RequestContext,
  approval: ApprovalRow,
  { state, reason }: Pick<ApprovalRow, 'state' | 'reason'>,
): ApprovalRow {
  const { userName } = context.actor;
  return { ...approval, state, reason, decideBy: userName ?? '', decideTime: formatTime(context.now()) };
}

/** A request ends when the author goes on writing; a rejection is shown until the next request. */
export function keepRejection(before: Pick<NotificationRow, 'approval'> | undefined): ApprovalRow | null {
  return before?.approval?.state === 'rejected' ? before.approval : null;
}

/** The approval as the caller sees it. */
export function describeApproval(context: RequestContext, row: NotificationRow): NoticeApproval | null {
  if (!row.approval) return null;
  const { requestRefID: _refID, memberRefIDs: _memberRefIDs, ...shown } = row.approval;
  return { ...shown, mayDecide: mayDecide(context, row) };
}

export const ownRequestError: ErrorResponse = ruleViolated(
  'own-request',
  message(
    'Another user has to approve what you have submitted, and recipients that you have chosen.',
    '您提交的通知，以及您选定的收件客户，须由另一位用户审批。',
    '您提交的通知，以及您選定的收件客戶，須由另一位用戶審批。',
  ),
);
