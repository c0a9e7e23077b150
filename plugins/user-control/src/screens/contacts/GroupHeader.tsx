import {
  ActionGroup,
  HistoryDialog,
  type RecordDialogSet,
  Row,
  ScreenLink,
  Stack,
  Text,
  textIn,
  toLocalText,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { ContactGroup } from '@brokerdesk/plugin-sdk/api';
import { useGroupInUse } from './useGroupDialogs.tsx';
import { useText } from '../useText.ts';

/** The name of a group, what it is for, its users, and what can be done with it. */
export function GroupHeader({
  group,
  groups,
}: {
  readonly group: ContactGroup;
  readonly groups: RecordDialogSet<ContactGroup>;
}) {
  const text = useText();
  const { language } = useHost();
  const disabledReason = useGroupInUse()(group);
  const name = textIn(toLocalText(group, 'name'), language);
  const description = textIn(toLocalText(group, 'description'), language);
  return (
    <Row justify="between" wrap>
      <Stack gap={4}>
        <h2>{name}</h2>
        {description !== '' && <Text lines>{description}</Text>}
        <ScreenLink to={{ code: 'UR_USER_MANAGEMENT', params: { groupID: group.groupID } }}>
          {text('groups.members', { count: group.memberCount })}
        </ScreenLink>
      </Stack>
      <ActionGroup
        actions={[
          { id: 'change', label: text('groups.change'), run: () => groups.change(group) },
          {
            id: 'history',
            label: text('groups.history'),
            dialog: (close) => <HistoryDialog targetID={group.groupID} recordName={name} onClose={close} />,
          },
          {
            id: 'delete',
            label: text('groups.delete'),
            tone: 'danger',
            disabledReason,
            run: () => groups.delete(group),
          },
        ]}
      />
    </Row>
  );
}
