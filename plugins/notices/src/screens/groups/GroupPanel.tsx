import {
  EmptyState,
  RecordHistory,
  ScreenLink,
  Stack,
  Tabs,
  Text,
  textIn,
  toLocalText,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { NotificationGroup } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';

/** The panel of a notice group beside the list: its members, the notices that wait for it, and its history. */
export function GroupPanel({ group }: { readonly group: NotificationGroup }) {
  const text = useText();
  return (
    <Tabs
      label={text('group.panel')}
      items={[
        { key: 'members', title: text('group.members'), render: () => <Members group={group} /> },
        { key: 'use', title: text('group.use'), render: () => <Use group={group} /> },
        { key: 'history', title: text('group.history'), render: () => <RecordHistory targetID={group.groupID} /> },
      ]}
    />
  );
}

function Members({ group: { builtIn, accountNumbers } }: { readonly group: NotificationGroup }) {
  const text = useText();
  if (builtIn) return <p>{text('group.builtInHint')}</p>;
  if (accountNumbers.length === 0) {
    return <EmptyState title={text('group.noMembers')}>{text('group.noMembersHint')}</EmptyState>;
  }
  return (
    <Stack as="ul" gap={4}>
      {accountNumbers.map((number) => (
        <li key={number}>{number}</li>
      ))}
    </Stack>
  );
}

function Use({ group: { pendingNotifications = [] } }: { readonly group: NotificationGroup }) {
  const text = useText();
  const formats = useFormats();
  const { language } = useHost();
  if (pendingNotifications.length === 0) {
    return <EmptyState title={text('group.unused')}>{text('group.unusedHint')}</EmptyState>;
  }
  return (
    <Stack as="ul" gap={8}>
      {pendingNotifications.map((notice) => (
        <li key={notice.ntfID}>
          <ScreenLink to={{ code: 'PM_NM_GENERAL_NOTICE', child: 'detail', params: { ntfID: notice.ntfID } }}>
            {textIn(toLocalText(notice, 'title'), language)}
          </ScreenLink>
          <Text as="p" tone="neutral" size="small">
            {[
              notice.approvalState === 'waiting' ? text('group.forApproval') : undefined,
              notice.pushTime === null
                ? undefined
                : text('group.plannedFor', { time: formats.dateTime(notice.pushTime) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
