import {
  type FilterParamOf,
  type ListFilter,
  type ListQueues,
  textIn,
  toLocalText,
  useCall,
  useHost,
} from '@brokerdesk/plugin-sdk';
import {
  type DataOf,
  listNotificationGroups,
  type listNotifications,
  notificationChannels,
} from '@brokerdesk/plugin-sdk/api';
import { useCallback, useMemo } from 'react';
import { useNoticeLabels } from '../../notices/useNoticeLabels.ts';
import { useText } from '../useText.ts';

type Param = FilterParamOf<typeof listNotifications>;

/** Returns the filters of the list of general notices. */
export function useNoticeFilters(): readonly ListFilter<Param>[] {
  const text = useText();
  const labels = useNoticeLabels();
  const { language } = useHost();
  // In the background: the list works without this filter.
  const { data } = useCall(listNotificationGroups, {}, { passive: true });
  return useMemo(() => {
    const groups = (data ?? []).map((group) => ({
      value: group.groupID,
      label: textIn(toLocalText(group, 'name'), language),
    }));
    return [
      {
        kind: 'select',
        param: 'channel',
        label: text('notice.channel'),
        options: notificationChannels.map((value) => ({ value, label: labels.channel(value) })),
      },
      ...(groups.length === 0
        ? []
        : [{ kind: 'select', param: 'userGroupID', label: text('notice.group'), options: groups } as const]),
      { kind: 'dates', from: 'dateFrom', to: 'dateTo', label: text('noticeList.dates') },
    ];
  }, [text, labels, language, data]);
}

type NoticeQueues = (data: DataOf<typeof listNotifications> | undefined) => ListQueues<Param>;

/** Returns the queues of the list with their counts: what is written, what waits, what failed, what was delivered. */
export function useNoticeQueues(): NoticeQueues {
  const text = useText();
  const { configuration } = useHost();
  const hasApproval = configuration.noticeApproval === true;
  return useCallback(
    (data) => {
      const counts = data?.queueCounts;
      const items = [
        { value: 'draft', label: text('notice.states.draft') },
        ...(hasApproval
          ? [
              { value: 'approval', label: text('home.approval') },
              { value: 'requested', label: text('noticeList.requestedQueue') },
            ]
          : []),
        { value: 'pending', label: text('notice.states.pending') },
        { value: 'failed', label: text('noticeList.failedQueue') },
        { value: 'sent', label: text('notice.states.sent') },
        { value: 'displaying', label: text('notice.states.displaying') },
      ];
      const total =
        counts && counts.draft + counts.approval + counts.requested + counts.pending + counts.sent + counts.displaying;
      return {
        param: 'queue',
        items: items.map((item) => ({ ...item, count: counts?.[item.value as keyof typeof counts] })),
        total,
      };
    },
    [text, hasApproval],
  );
}
