import { type FilterParamOf, type ListFilter, ListScreen } from '@brokerdesk/plugin-sdk';
import { accountTypes, listUsers, type User } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useText } from '../../useText.ts';
import { useUserColumns } from './useUserColumns.tsx';

/** The staff accounts of the broker. */
export default function UserListScreen() {
  const text = useText();
  const columns = useUserColumns();
  const filters = useMemo<readonly ListFilter<FilterParamOf<typeof listUsers>>[]>(
    () => [
      {
        kind: 'select',
        param: 'type',
        label: text('filter.type'),
        options: accountTypes.map((value) => ({ value, label: text(`type.${value}`) })),
      },
      {
        kind: 'select',
        param: 'enabled',
        label: text('filter.enabled'),
        options: (['true', 'false'] as const).map((value) => ({ value, label: text(`enabled.${value}`) })),
      },
    ],
    [text],
  );
  return (
    <ListScreen
      id="users"
      title={text('menu.userManagement')}
      itemsLabel={text('list.what')}
      endpoint={listUsers}
      columns={columns}
      rowId={rowId}
      defaultSort="userID"
      searchLabel={text('list.search')}
      filters={filters}
      exportName="users"
      empty={{ title: text('list.none'), text: text('list.noneHint') }}
    />
  );
}

function rowId({ refID }: User): string {
  return refID;
}
