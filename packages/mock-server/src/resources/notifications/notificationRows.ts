import type { NotificationDetail, NotificationGroup } from '@brokerdesk/api';
import type { StoredFile } from '../../state/rows.ts';

export interface NotificationFileRow extends StoredFile {
  readonly fileID: string;
}

type AttachmentName = 'attachFileEN' | 'attachFileSC' | 'attachFileTC';

export interface NotificationRow extends Omit<NotificationDetail, 'attachmentCount' | AttachmentName> {
  readonly brokerCode: string;
  readonly attachFileEN: readonly NotificationFileRow[];
  readonly attachFileSC: readonly NotificationFileRow[];
  readonly attachFileTC: readonly NotificationFileRow[];
  /** The work that delivers it while it is pending; null otherwise. */
  readonly jobID: string | null;
}

export type MemberCounts = Pick<NotificationGroup, 'activeCount' | 'suspendedCount' | 'closedCount'>;

export interface NotificationGroupRow
  extends Omit<NotificationGroup, 'pendingCount' | 'memberCount' | keyof MemberCounts> {
  readonly brokerCode: string;
  /** The accounts of a built-in group; null for a custom group, which lists its members. */
  readonly accountKind: 'all' | 'cash' | 'margin' | null;
}
