import { insertBrokerName } from '@brokerdesk/fixtures';
import { announcementTexts } from '../../demo/announcements/announcementTexts.ts';
import type { Announcement } from '@brokerdesk/api';
import { brokerName, seededStamp, timeInShanghai } from '@brokerdesk/mock-server/engine';

export interface AnnouncementRow extends Omit<Announcement, 'state'> {
  readonly brokerCode: string;
}

export function makeAnnouncementRows(brokerCode: string, now: number): (readonly [string, AnnouncementRow])[] {
  const broker = brokerName(brokerCode);
  const timeOf = (days: number | null) =>
    days === null ? null : new Date(timeInShanghai(now, days, '9:00')).toISOString();
  return announcementTexts.map((text, index) => {
    const announceID = `ANN-${brokerCode}-${index + 1}`;
    const written = timeInShanghai(now, Math.min(text.startsInDays ?? 0, 0) - 3 - index, '16:35');
    return [
      announceID,
      {
        brokerCode,
        announceID,
        title: insertBrokerName(text.title, broker),
        content: insertBrokerName(text.content, broker),
        startTime: timeOf(text.startsInDays),
        endTime: timeOf(text.endsInDays),
        published: text.published,
        sequence: index + 1,
        createTime: new Date(written - 3_600_000).toISOString(),
        ...seededStamp({ brokerCode, time: written, authorIndex: index }),
      },
    ];
  });
}
