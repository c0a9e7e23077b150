import { ScreenLink, Stack, StatusTag, Text } from '@brokerdesk/plugin-sdk';
import type { RoleMember } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../screens/useText.ts';

/** The accounts that have a role, each linked to the list of users where the user may open it. */
export function RoleMembers({ members }: { readonly members: readonly RoleMember[] }) {
  const text = useText();
  if (members.length === 0) {
    return (
      <Text as="p" tone="neutral">
        {text('member.none')}
      </Text>
    );
  }
  return (
    <Stack as="ul" gap={4} aria-label={text('members')} className="bdk-scroll bdk-inset">
      {members.map(({ refID, userID, userName, enabled, signedIn }) => (
        <li key={refID}>
          <ScreenLink to={{ code: 'UR_USER_MANAGEMENT', params: { refID } }}>{userName}</ScreenLink>{' '}
          <Text tone="neutral">{userID}</Text>{' '}
          {!enabled && <StatusTag tone="neutral">{text('member.disabled')}</StatusTag>}
          {signedIn && <StatusTag tone="progress">{text('member.signedIn')}</StatusTag>}
        </li>
      ))}
    </Stack>
  );
}
