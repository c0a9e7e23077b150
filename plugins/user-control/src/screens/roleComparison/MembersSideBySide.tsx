import { ScreenLink, Table, Text, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { Role } from '@brokerdesk/plugin-sdk/api';
import { useText } from './useText.ts';

/** Everyone who has one of two roles, and which. */
export function MembersSideBySide({ left, right }: { readonly left: Role; readonly right: Role }) {
  const text = useText();
  const { language } = useHost();
  const members = new Map([...left.members, ...right.members].map((one) => [one.refID, one]));
  const has = (role: Role, refID: string) => role.members.some((one) => one.refID === refID);
  if (members.size === 0) return <p>{text('roleComparison.noMembers')}</p>;
  const sorted = [...members.values()].toSorted((a, b) => a.userName.localeCompare(b.userName));
  return (
    <Table>
      <caption className="bdk-hidden">{text('members')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('roleComparison.memberColumn')}</th>
          <th scope="col">{textIn(left.name, language)}</th>
          <th scope="col">{textIn(right.name, language)}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ refID, userName, userID }) => (
          <tr key={refID}>
            <th scope="row">
              <ScreenLink to={{ code: 'UR_USER_MANAGEMENT', params: { refID } }}>{userName}</ScreenLink>{' '}
              <Text tone="neutral">{userID}</Text>
            </th>
            <td>
              <Mark isMember={has(left, refID)} />
            </td>
            <td>
              <Mark isMember={has(right, refID)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
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
