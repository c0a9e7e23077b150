import { type ListColumn, textIn, toLocalText, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { NotificationGroup } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useText } from '../useText.ts';

/** Returns the columns of the list of notice groups. */
export function useGroupColumns(): readonly ListColumn<NotificationGroup, string>[] {
  const text = useText();
  const formats = useFormats();
  const { language } = useHost();
  return useMemo(() => {
    const counted = (id: 'memberCount' | 'activeCount' | 'suspendedCount' | 'closedCount', header: string) => ({
      id,
      header,
      width: 112,
      align: 'end' as const,
      text: (group: NotificationGroup) => formats.count(group[id]),
    });
    return [
      {
        id: 'name',
        header: text('group.name'),
        width: 280,
        text: (group) => textIn(toLocalText(group, 'name'), language),
      },
      {
        id: 'kind',
        header: text('group.kind'),
        width: 120,
        text: ({ builtIn }) => text(builtIn ? 'group.builtIn' : 'group.own'),
      },
      counted('memberCount', text('group.members')),
      counted('activeCount', text('group.active')),
      counted('suspendedCount', text('group.suspended')),
      counted('closedCount', text('group.closed')),
      {
        id: 'pendingCount',
        header: text('group.pending'),
        width: 136,
        align: 'end',
        text: ({ pendingCount }) => formats.count(pendingCount),
      },
      {
        id: 'updateTime',
        header: text('group.updateTime'),
        width: 240,
        text: ({ updateTime, updateBy }) => [formats.dateTime(updateTime), updateBy].filter(Boolean).join(' · '),
      },
    ];
  }, [text, formats, language]);
}
