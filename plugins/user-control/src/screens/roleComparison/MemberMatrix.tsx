import { ScreenLink, Table, Text, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { Role } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';

/** Everyone who has one of the roles, and which. */
export function MemberMatrix({ roles }: { readonly roles: readonly Role[] }) {
  const text = useText();
  const { language } = useHost();
  const members = new Map(roles.flatMap((role) => role.members).map((one) => [one.refID, one]));
  if (members.size === 0) return <p>{text('roleComparison.noMembers')}</p>;
  const sorted = [...members.values()].toSorted((a, b) => a.userName.localeCompare(b.userName));
  return (
    <div className="bdk-scroll">
      <Table>
        <caption className="bdk-hidden">{text('members')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('roleComparison.memberColumn')}</th>
            {roles.map(({ roleID, name }) => (
              <th key={roleID} scope="col">
                {textIn(name, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ refID, userName, userID }) => (
            <tr key={refID}>
              <th scope="row">
                <ScreenLink to={{ code: 'UR_USER_MANAGEMENT', params: { refID } }}>{userName}</ScreenLink>{' '}
                <Text tone="neutral">{userID}</Text>
              </th>
              {roles.map((role) => (
                <td key={role.roleID}>
                  <Mark isMember={role.members.some((one) => one.refID === refID)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Mark({ isMember }: { readonly isMember: boolean }) {
  const text = useText();
  return (
    <>
      <span aria-hidden="true">{isMember ? '✓' : '–'}</span>
      <span className="bdk-hidden">{text(isMember ? 'roleComparison.has' : 'roleComparison.hasNot')}</span>
    </>
  );
}
