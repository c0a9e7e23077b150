import { describeRows } from '@brokerdesk/mock-server/engine';
import type { AnnouncementRow } from './makeAnnouncementRows.ts';

export const announcementOperations = [
  describeRows<AnnouncementRow>('announcements', ({ announceID, title, createTime, updateBy }) => [
    { operation: 'announcement.create', time: createTime, by: updateBy, targetID: announceID, targetName: title.EN },
  ]),
];
