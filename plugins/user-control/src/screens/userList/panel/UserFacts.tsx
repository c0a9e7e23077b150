import { Fact, FactList, labelOf, StatusTag, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { User } from '@brokerdesk/plugin-sdk/api';
import { en } from '../../../locales/en.ts';
import { nameOfGroup } from '../../../model/nameOfGroup.ts';
import { en as texts } from '../../locales/en.ts';
import { useText } from '../../useText.ts';

/** The facts of a user. */
export function UserFacts({ user }: { readonly user: User }) {
  const text = useText();
  const formats = useFormats();
  const { language } = useHost();
  const groups = user.contactGroups.map((group) => nameOfGroup(group, language)).join(text('roleSeparator'));
  const isDeleted = user.status === 'deleted';
  return (
    <FactList>
      <Fact term={text('column.userID')}>{user.userID}</Fact>
      <Fact term={text('column.enabled')}>
        <StatusTag tone={user.enabled && !isDeleted ? 'progress' : 'neutral'}>
          {isDeleted ? text('deleted') : text(`enabled.${user.enabled}`)}
        </StatusTag>
      </Fact>
      <Fact term={text('column.type')}>{labelOf(en.type, user.type, (type) => text(`type.${type}`))}</Fact>
      <Fact term={text('column.email')}>{user.email}</Fact>
      <Fact term={text('column.mobile')}>{user.mobile}</Fact>
      <Fact term={text('form.languageLabel')}>
        {labelOf(texts.language, user.language, (known) => text(`language.${known}`))}
      </Fact>
      <Fact term={text('more.contactGroups')}>{groups || text('panel.none')}</Fact>
      <Fact term={text('column.lastLoginTime')}>{formats.dateTime(user.lastLoginTime) || text('never')}</Fact>
      <Fact term={text('more.createTime')}>{formats.dateTime(user.createTime)}</Fact>
      <Fact term={text('more.updateTime')}>
        {formats.dateTime(user.updateTime)} · {user.updateBy}
      </Fact>
    </FactList>
  );
}
