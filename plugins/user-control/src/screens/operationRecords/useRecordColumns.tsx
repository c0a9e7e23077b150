import {
  type ListColumn,
  type OperationNames,
  type SortFieldOf,
  Text,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { listOperationRecords, OperationRecord } from '@brokerdesk/plugin-sdk/api';
import { useMemo, useCallback } from 'react';
import { nameOfTarget, RecordTarget } from './RecordTarget.tsx';
import { useText } from '../useText.ts';

/** Hong Kong and Shanghai are eight hours ahead of UTC all year. */
const zoneMs = 8 * 3_600_000;

type Column = ListColumn<OperationRecord, SortFieldOf<typeof listOperationRecords>>;

/** Returns the columns of the operation records. */
export function useRecordColumns(names: OperationNames): readonly Column[] {
  const text = useText();
  const formats = useFormats();
  const { language } = useHost();
  const changeText = useChangeText(names);
  return useMemo(
    () => [
      {
        id: 'time',
        header: text('records.time'),
        width: 148,
        sortField: 'time',
        text: ({ time }) => formats.dateTime(time),
        exportText: ({ time }) => exactTime(time),
      },
      {
        id: 'actor',
        header: text('records.actor'),
        width: 256,
        text: ({ actor }) => names.actorName(actor),
        cell: ({ actor }) => (
          <>
            {names.actorName(actor)} {actor.userName !== null && <Text tone="neutral">{actor.userID}</Text>}
          </>
        ),
      },
      {
        id: 'userID',
        header: text('records.userID'),
        width: 132,
        isHidden: true,
        text: ({ actor }) => actor.userID ?? '',
      },
      {
        id: 'actorKind',
        header: text('records.actorKind'),
        width: 132,
        isHidden: true,
        text: ({ actor }) => text(`records.kind.${actor.kind}`),
      },
      {
        id: 'operation',
        header: text('records.operation'),
        width: 216,
        text: ({ operation }) => names.operationName(operation),
      },
      {
        id: 'target',
        header: text('records.target'),
        width: 188,
        text: (record) => nameOfTarget(record, language),
        cell: (record) => <RecordTarget record={record} />,
      },
      { id: 'changes', header: text('records.changes'), width: 320, text: changeText },
      ...createTechnicalColumns(text),
    ],
    [text, formats, language, names, changeText],
  );
}

/** What developers look for; hidden until the user shows it. */
function createTechnicalColumns(text: ReturnType<typeof useText>): readonly Column[] {
  return [
    {
      id: 'targetID',
      header: text('records.targetID'),
      width: 140,
      isHidden: true,
      text: ({ targetID }) => targetID ?? '',
    },
    {
      id: 'pluginId',
      header: text('records.plugin'),
      width: 140,
      isHidden: true,
      text: ({ pluginId }) => pluginId ?? '',
    },
    {
      id: 'requestId',
      header: text('records.requestId'),
      width: 260,
      isHidden: true,
      text: ({ requestId }) => requestId ?? '',
    },
  ];
}

/** Returns a time to the second on Shanghai's clock, in the form that spreadsheets read, as in `2026-11-04 10:00:00`. */
function exactTime(time: string): string {
  return new Date(Date.parse(time) + zoneMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** Returns a function that describes the changes of a record in one line, complete: the list cuts it. */
function useChangeText(names: OperationNames): (record: OperationRecord) => string {
  const text = useText();
  return useCallback(
    ({ changes, operation }) => {
      const show = (field: string, value: string | null) => {
        if (value === null || value === '') return text('records.nothing');
        const shown = names.formatValue(field, value, operation);
        return Array.isArray(shown) ? shown.join(text('records.separator')) : String(shown);
      };
      return changes
        .map(({ field, before, after }) =>
          text('records.change', {
            field: names.fieldName(field, operation),
            before: show(field, before),
            after: show(field, after),
          }),
        )
        .join(text('records.next'));
    },
    [names, text],
  );
}
