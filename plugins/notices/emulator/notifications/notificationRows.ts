import type { NoticeApproval, NotificationDetail, NotificationGroup } from '@brokerdesk/api';
import type { StoredFile } from '@brokerdesk/mock-server/engine';

export interface NotificationFileRow extends StoredFile {
  readonly fileID: string;
}

type AttachmentName = 'attachFileEN' | 'attachFileSC' | 'attachFileTC';

/** The approval of a notification; who requested it is known by more than a name. */
export interface ApprovalRow extends Omit<NoticeApproval, 'mayDecide'> {
  readonly requestRefID: string | null;
  /** Who has chosen its recipients since, by changing the members of its group; they cannot approve it either. */
  readonly memberRefIDs?: readonly (string | null)[];
}

export interface NotificationRow
  extends Omit<NotificationDetail, 'attachmentCount' | 'approval' | 'delivery' | AttachmentName> {
  /** Null or absent unless the broker requires approval and it was submitted. */
  readonly approval?: ApprovalRow | null;
  readonly brokerCode: string;
  readonly attachFileEN: readonly NotificationFileRow[];
  readonly attachFileSC: readonly NotificationFileRow[];
  readonly attachFileTC: readonly NotificationFileRow[];
  /** The work that delivers it while it is pending; null otherwise. */
  readonly jobID: string | null;
}

export type MemberCounts = Pick<NotificationGroup, 'activeCount' | 'suspendedCount' | 'closedCount'>;

export interface NotificationGroupRow
  extends Omit<NotificationGroup, 'pendingCount' | 'pendingNotifications' | 'memberCount' | keyof MemberCounts> {
  readonly brokerCode: string;
  /** The accounts of a built-in group; null for a custom group, which lists its members. */
  readonly accountKind: 'all' | 'cash' | 'margin' | null;
}
