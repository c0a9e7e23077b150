import { type ListColumn, type SortFieldOf, StatusTag, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { listRoles, RoleSummary } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useText } from '../useText.ts';

/** Returns the columns of the list of roles. */
export function useRoleColumns(): readonly ListColumn<RoleSummary, SortFieldOf<typeof listRoles>>[] {
  const text = useText();
  const formats = useFormats();
  const { language } = useHost();
  return useMemo(() => {
    const kindOf = (role: RoleSummary) => text(role.default ? 'defaultRole' : 'roleColumn.own');
    return [
      { id: 'name', header: text('name'), width: 200, sortField: 'name', text: ({ name }) => textIn(name, language) },
      {
        id: 'kind',
        header: text('roleColumn.kind'),
        width: 120,
        text: kindOf,
        cell: (role) => (role.default ? <StatusTag tone="neutral">{kindOf(role)}</StatusTag> : kindOf(role)),
      },
      {
        id: 'description',
        header: text('description'),
        width: 340,
        text: ({ description }) => textIn(description, language),
      },
      {
        id: 'members',
        header: text('members'),
        width: 96,
        align: 'end',
        sortField: 'memberCount',
        text: ({ memberCount }) => formats.count(memberCount),
      },
      {
        id: 'functions',
        header: text('functions'),
        width: 104,
        align: 'end',
        sortField: 'functionCount',
        text: ({ functionCount }) => formats.count(functionCount),
      },
      {
        id: 'updateTime',
        header: text('roleColumn.updateTime'),
        width: 152,
        sortField: 'updateTime',
        text: ({ updateTime }) => formats.dateTime(updateTime),
      },
      { id: 'updateBy', header: text('roleColumn.updateBy'), width: 200, text: ({ updateBy }) => updateBy },
    ];
  }, [text, formats, language]);
}
