import { Fact, FactList, Text, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { Role } from '@brokerdesk/plugin-sdk/api';
import { flattenFunctions } from '../../roles/RoleFunction.ts';
import { useText } from '../useText.ts';

/** The facts of a role besides its functions and members. */
export function RoleFacts({ role }: { readonly role: Role }) {
  const text = useText();
  const { count, dateTime } = useFormats();
  const { language } = useHost();
  const { name, description, members, memberCount, functionCount, functions, updateTime, updateBy } = role;
  const signedIn = members.filter((member) => member.signedIn).length;
  return (
    <FactList>
      <Fact term={text('roleDetail.names')}>
        <span translate="no">
          <span lang="en">{name.EN}</span> · <span lang="zh-Hans">{name.SC}</span> ·{' '}
          <span lang="zh-Hant">{name.TC}</span>
        </span>
      </Fact>
      <Fact term={text('description')}>
        {textIn(description, language) || <Text tone="neutral">{text('noDescription')}</Text>}
      </Fact>
      <Fact term={text('members')}>
        {text('roleDetail.memberCount', {
          count: memberCount,
          number: count(memberCount),
          signedIn: count(signedIn),
        })}
      </Fact>
      <Fact term={text('functions')}>
        {text('roleDetail.functionCount', {
          granted: count(functionCount),
          total: count(flattenFunctions(functions).length),
        })}
      </Fact>
      <Fact term={text('roleDetail.changed')}>
        {text('roleDetail.changedBy', { time: dateTime(updateTime), by: updateBy })}
      </Fact>
    </FactList>
  );
}
