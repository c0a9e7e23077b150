import { textIn, toLocalText, useHost, useRecordDialogs } from '@brokerdesk/plugin-sdk';
import {
  changeNotificationGroup,
  createNotificationGroup,
  deleteNotificationGroup,
  type NotificationGroup,
} from '@brokerdesk/plugin-sdk/api';
import { valuesOfGroup } from './groupValues.ts';
import { GroupFields } from './lazyParts.tsx';
import { useNoticeNames } from './useNoticeNames.ts';
import { useText } from '../useText.ts';

/** Returns the dialogs that create, change and delete notice groups. */
export function useGroupDialogs() {
  const text = useText();
  const { language } = useHost();
  const nameNotices = useNoticeNames();
  function describeUse({ pendingCount, pendingNotifications = [] }: NotificationGroup): string {
    if (pendingNotifications.length === 0) return text('group.inUseCount', { count: pendingCount });
    return text('group.inUse', { count: pendingCount, names: nameNotices(pendingNotifications) });
  }
  return useRecordDialogs({
    name: 'notice-group',
    itemLabel: text('group.item'),
    recordName: (group: NotificationGroup) => textIn(toLocalText(group, 'name'), language),
    create: createNotificationGroup,
    change: changeNotificationGroup,
    params: ({ groupID }) => ({ groupID }),
    toValues: valuesOfGroup,
    size: 'large',
    fields: (form, group) => <GroupFields form={form} group={group} />,
    preload: GroupFields.preload,
    deleteRecord: {
      endpoint: deleteNotificationGroup,
      consequence: () => text('group.consequence'),
      disabledReason(group) {
        if (group.builtIn) return text('group.builtInHint');
        return group.pendingCount > 0 ? describeUse(group) : undefined;
      },
      // A notice that another user has scheduled meanwhile: the server names it by its number only.
      refusals: { E0012: ({ ntfIDs }) => text('group.inUseCount', { count: ntfIDs?.length ?? 1 }) },
    },
  });
}
