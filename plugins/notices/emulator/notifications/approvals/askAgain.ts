// A second person approves a notification with its recipients. Other members of its group are recipients that no second
// person has seen, so an approval ends with them.
import { diffFields, formatTime, type RequestContext, stamp } from '@brokerdesk/mock-server/engine';
import { countMembers, countReached } from '../groups/countMembers.ts';
import { listOpenNotifications } from '../groups/notificationGroupRules.ts';
import type { ApprovalRow, NotificationGroupRow, NotificationRow } from '../notificationRows.ts';
import { requestApproval } from './approvalRules.ts';

interface GroupChange {
  readonly before: NotificationGroupRow;
  readonly after: NotificationGroupRow;
}

/** Lets the notifications to a group that wait for approval or were approved wait for it (again) with its new members. */
export function askAgain(context: RequestContext, { before, after }: GroupChange): void {
  for (const row of listOpenNotifications(context, before)) {
    const { approval } = row;
    if (!approval || approval.state === 'rejected') continue;
    const { ntfID, jobID, sendUserStatus } = row;
    if (jobID !== null) context.cancelJob(jobID);
    const asked: NotificationRow = {
      ...row,
      status: 'draft',
      jobID: null,
      approval: withNewMembers(context, approval),
      ...stamp(context, row),
    };
    context.change((draft) => draft.put('notifications', ntfID, asked));
    const describe = ({ status, approval: current }: NotificationRow, group: NotificationGroupRow) => {
      const recipientCount = countReached(countMembers(context, group), sendUserStatus);
      return { status, approval: current?.state, recipientCount };
    };
    context.recordOperation({
      operation: 'notification.askAgain',
      targetID: ntfID,
      targetName: row.titleEN || row.titleTC || row.titleSC,
      changes: diffFields(describe(row, before), describe(asked, after), ['status', 'approval', 'recipientCount']),
    });
  }
}

/** An open request stays that of its author, who cannot approve it either. */
function withNewMembers(context: RequestContext, approval: ApprovalRow): ApprovalRow {
  const { refID, userName } = context.actor;
  const request = approval.state === 'waiting' ? approval : requestApproval(context);
  return {
    ...request,
    membersChangeBy: userName ?? '',
    membersChangeTime: formatTime(context.now()),
    memberRefIDs: [...new Set([...(request.memberRefIDs ?? []), refID])],
  };
}
