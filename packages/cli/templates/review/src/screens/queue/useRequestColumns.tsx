import { labelOf, type ListColumn, type SortFieldOf, useFormats } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import type { listRequests, ReviewRequest } from '../../endpoints.ts';
import en from '../../locales/en.ts';
import { RequestStatusTag, useStatusName } from '../../RequestStatusTag.tsx';
import { useText } from '../../useText.ts';

/** Returns the columns of the requests. */
export function useRequestColumns(): readonly ListColumn<ReviewRequest, SortFieldOf<typeof listRequests>>[] {
  const text = useText();
  const format = useFormats();
  const statusName = useStatusName();
  return useMemo(
    () => [
      {
        id: 'client',
        header: text('column.client'),
        width: 220,
        sortField: 'clientName',
        text: ({ clientName }) => clientName,
      },
      {
        id: 'account',
        header: text('column.account'),
        width: 120,
        text: ({ accountNumber }) => accountNumber,
      },
      {
        id: 'kind',
        header: text('column.kind'),
        width: 150,
        text: ({ kind }) => labelOf(en.kind, kind, (known) => text(`kind.${known}`)),
      },
      {
        id: 'status',
        header: text('column.status'),
        width: 130,
        text: ({ status }) => statusName(status),
        cell: ({ status }) => <RequestStatusTag status={status} />,
      },
      {
        id: 'requestedTime',
        header: text('column.requestedTime'),
        width: 170,
        sortField: 'requestedTime',
        text: ({ requestedTime }) => format.dateTime(requestedTime),
      },
      {
        id: 'requestedBy',
        header: text('column.requestedBy'),
        width: 200,
        text: ({ requestedBy }) => requestedBy,
      },
      {
        id: 'decidedBy',
        header: text('column.decidedBy'),
        width: 200,
        isHidden: true,
        text: ({ decidedBy }) => decidedBy ?? '',
      },
    ],
    [text, format, statusName],
  );
}
