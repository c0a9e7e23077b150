import {
  type Formats,
  labelOf,
  type ListColumn,
  type SortFieldOf,
  StatusTag,
  textIn,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { Language, listUsers, User } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { en } from '../../locales/en.ts';
import { nameOfGroup } from '../../model/nameOfGroup.ts';
import { en as texts } from '../locales/en.ts';
import { useText } from '../useText.ts';

type Column = ListColumn<User, SortFieldOf<typeof listUsers>>;

/** Returns the columns of the user list. */
export function useUserColumns(): readonly Column[] {
  const text = useText();
  const formats = useFormats();
  const { language } = useHost();
  return useMemo(() => {
    const account = ({ status, enabled }: User) =>
      status === 'deleted' ? text('deleted') : text(`enabled.${enabled}`);
    return [
      { id: 'userID', header: text('column.userID'), width: 124, sortField: 'userID', text: (user) => user.userID },
      {
        id: 'userName',
        header: text('column.userName'),
        width: 180,
        sortField: 'userName',
        text: (user) => user.userName,
      },
      {
        id: 'type',
        header: text('column.type'),
        width: 144,
        text: (user) => labelOf(en.type, user.type, (type) => text(`type.${type}`)),
      },
      {
        id: 'enabled',
        header: text('column.enabled'),
        width: 108,
        text: account,
        cell: (user) => (
          <StatusTag tone={user.enabled && user.status === 'normal' ? 'progress' : 'neutral'}>
            {account(user)}
          </StatusTag>
        ),
      },
      {
        id: 'lastLoginTime',
        header: text('column.lastLoginTime'),
        width: 148,
        sortField: 'lastLoginTime',
        text: (user) => formats.dateTime(user.lastLoginTime) || text('never'),
      },
      {
        id: 'roles',
        header: text('column.roles'),
        width: 176,
        text: (user) => user.roles.map(({ name }) => textIn(name, language)).join(text('roleSeparator')),
      },
      { id: 'email', header: text('column.email'), width: 284, text: (user) => user.email },
      { id: 'mobile', header: text('column.mobile'), width: 136, text: (user) => user.mobile },
      ...createFurtherColumns({ text, formats, language }),
    ];
  }, [text, formats, language]);
}

interface ColumnWords {
  readonly text: ReturnType<typeof useText>;
  readonly formats: Formats;
  readonly language: Language;
}

/** Hidden until the user shows it. */
function createFurtherColumns({ text, formats, language }: ColumnWords): readonly Column[] {
  return [
    {
      id: 'contactGroups',
      header: text('more.contactGroups'),
      width: 200,
      isHidden: true,
      text: (user) => user.contactGroups.map((group) => nameOfGroup(group, language)).join(text('roleSeparator')),
    },
    {
      id: 'language',
      header: text('more.language'),
      width: 144,
      isHidden: true,
      text: (user) => labelOf(texts.language, user.language, (known) => text(`language.${known}`)),
    },
    {
      id: 'createTime',
      header: text('more.createTime'),
      width: 148,
      isHidden: true,
      text: (user) => formats.dateTime(user.createTime),
    },
    {
      id: 'updateTime',
      header: text('more.updateTime'),
      width: 148,
      isHidden: true,
      text: (user) => formats.dateTime(user.updateTime),
    },
    {
      id: 'updateBy',
      header: text('more.updateBy'),
      width: 180,
      isHidden: true,
      text: (user) => user.updateBy,
    },
  ];
}
