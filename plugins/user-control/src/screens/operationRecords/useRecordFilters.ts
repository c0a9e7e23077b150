import { type FilterParamOf, type ListFilter, type OperationNames, useCall, useCanCall } from '@brokerdesk/plugin-sdk';
import { actorKinds, type listOperationRecords, listUsers } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useListedBroker } from '../../ListedBroker.tsx';
import { useText } from '../useText.ts';

/** Returns the filters of the operation records. Users who may see accounts choose one by its name. */
export function useRecordFilters(
  names: OperationNames,
): readonly ListFilter<FilterParamOf<typeof listOperationRecords>>[] {
  const text = useText();
  const enabled = useCanCall()(listUsers);
  const broker = useListedBroker();
  // Passive: without the names, login names are typed.
  const users = useCall(listUsers, { query: { size: 500, sort: 'userName', ...broker } }, { passive: true, enabled })
    .data?.items;
  return useMemo(
    () => [
      {
        kind: 'select',
        param: 'operation',
        label: text('records.operation'),
        options: names.kinds.flatMap(({ kind, name, operations }) => [
          { value: kind, label: text('records.allOf', { name }), group: name },
          ...operations.map((one) => ({ value: one.operation, label: one.name, group: name })),
        ]),
      },
      {
        kind: 'text',
        param: 'userID',
        label: text('records.userID'),
        options: (users ?? []).map(({ userID, userName }) => ({ value: userID, label: userName })),
      },
      { kind: 'dates', from: 'from', to: 'to', label: text('records.period') },
      {
        kind: 'select',
        isSecondary: true,
        param: 'actorKind',
        label: text('records.actorKind'),
        options: actorKinds.map((value) => ({ value, label: text(`records.kind.${value}`) })),
      },
      { kind: 'text', isSecondary: true, param: 'targetID', label: text('records.targetID') },
    ],
    [text, names, users],
  );
}
