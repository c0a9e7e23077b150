import { type Formats, type ListColumn, type SortFieldOf, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { listNotifications, NotificationSummary } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { NoticeStatus, useStatusText } from '../../notices/NoticeStatus.tsx';
import { titleOf } from '../../notices/noticeLanguages.ts';
import { useNoticeLabels } from '../../notices/useNoticeLabels.ts';
import { useText } from '../useText.ts';

type Column = ListColumn<NotificationSummary, SortFieldOf<typeof listNotifications>>;

/** Returns the columns of the list of general notices. */
export function useNoticeColumns(): readonly Column[] {
  const text = useText();
  const formats = useFormats();
  const labels = useNoticeLabels();
  const statusText = useStatusText();
  const { language } = useHost();
  return useMemo(
    () => [
      {
        id: 'title',
        header: text('notice.title'),
        width: 312,
        sortField: 'title',
        text: (notice) => titleOf(notice, language) || text('notice.untitled'),
      },
      {
        id: 'status',
        header: text('notice.status'),
        width: 176,
        text: statusText,
        cell: (notice) => <NoticeStatus notice={notice} />,
      },
      {
        id: 'channel',
        header: text('notice.channel'),
        width: 120,
        text: ({ channel }) => labels.channel(channel),
      },
      {
        id: 'group',
        header: text('notice.group'),
        width: 184,
        text: ({ userGroupName }) => (userGroupName ? textIn(userGroupName, language) : ''),
      },
      {
        id: 'pushTime',
        header: text('notice.pushTime'),
        width: 152,
        sortField: 'pushTime',
        text: ({ pushTime }) => formats.dateTime(pushTime),
      },
      {
        id: 'deliveryTime',
        header: text('notice.deliveryTime'),
        width: 152,
        sortField: 'deliveryTime',
        text: ({ deliveryTime }) => formats.dateTime(deliveryTime),
      },
      {
        id: 'recipientCount',
        header: text('notice.recipients'),
        width: 112,
        align: 'end',
        text: ({ recipientCount }) => (recipientCount === null ? '' : formats.count(recipientCount)),
      },
      {
        id: 'failed',
        header: text('noticeList.failed'),
        width: 112,
        align: 'end',
        text: ({ delivery }) => (delivery ? formats.count(delivery.failed) : ''),
      },
      {
        id: 'updateTime',
        header: text('notice.updateTime'),
        width: 152,
        sortField: 'updateTime',
        text: ({ updateTime }) => formats.dateTime(updateTime),
      },
      ...createFurtherColumns({ text, formats, labels }),
    ],
    [text, formats, labels, statusText, language],
  );
}

interface ColumnWords {
  readonly text: ReturnType<typeof useText>;
  readonly formats: Formats;
  readonly labels: ReturnType<typeof useNoticeLabels>;
}

/** Hidden until the user shows it. */
function createFurtherColumns({ text, formats, labels }: ColumnWords): readonly Column[] {
  return [
    {
      id: 'accounts',
      header: text('notice.accounts'),
      width: 184,
      isHidden: true,
      text: ({ sendUserStatus }) => labels.accountStates(sendUserStatus),
    },
    {
      id: 'attachments',
      header: text('notice.attachments'),
      width: 112,
      align: 'end',
      isHidden: true,
      text: ({ attachmentCount }) => formats.count(attachmentCount),
    },
    {
      id: 'deleteUserGroup',
      header: text('notice.deleteGroup'),
      width: 152,
      isHidden: true,
      text: ({ deleteUserGroup }) => text(deleteUserGroup ? 'notice.deleted' : 'notice.kept'),
    },
    { id: 'createBy', header: text('notice.createBy'), width: 200, isHidden: true, text: ({ createBy }) => createBy },
  ];
}
