import {
  type FilterParamOf,
  type ListFilter,
  type ListQueues,
  ListScreen,
  useRefreshAfterJobs,
} from '@brokerdesk/plugin-sdk';
import type { DataOf } from '@brokerdesk/plugin-sdk/contract';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { listRequests, requestKinds, type ReviewRequest } from '../../endpoints.ts';
import { requestStatuses } from '../../model/decisions.ts';
import { useText } from '../../useText.ts';
import { useBulkDecisions } from './useBulkDecisions.ts';
import { useRequestColumns } from './useRequestColumns.tsx';

// Forms are loaded with the first dialog.
const BulkDecisionDialog = lazy(async () => ({
  default: (await import('./BulkDecisionDialog.tsx')).BulkDecisionDialog,
}));

type Param = FilterParamOf<typeof listRequests>;

/** The requests of the broker, in queues by their status. */
export default function QueueScreen() {
  const text = useText();
  const columns = useRequestColumns();
  const { bulk, chosen, close } = useBulkDecisions();
  useRefreshAfterJobs();
  const filters = useMemo<readonly ListFilter<Param>[]>(
    () => [
      {
        kind: 'select',
        param: 'kind',
        label: text('column.kind'),
        options: requestKinds.map((value) => ({ value, label: text(`kind.${value}`) })),
      },
    ],
    [text],
  );
  const queues = useCallback(
    (data: DataOf<typeof listRequests> | undefined): ListQueues<Param> => ({
      param: 'status',
      items: requestStatuses.map((value) => ({ value, label: text(`status.${value}`), count: data?.counts[value] })),
      total: data && Object.values(data.counts).reduce((sum, count) => sum + count, 0),
    }),
    [text],
  );
  return (
    <>
      <ListScreen
        id="requests"
        title={text('menu.queue')}
        itemsLabel={text('list.items')}
        endpoint={listRequests}
        columns={columns}
        rowId={idOf}
        defaultSort="requestedTime"
        searchLabel={text('list.search')}
        filters={filters}
        queues={queues}
        rowTarget={targetOf}
        {...(bulk && { bulk })}
        exportName={text('list.exportName')}
        empty={{ title: text('list.none'), text: text('list.noneHint') }}
      />
      {chosen && (
        <Suspense fallback={null}>
          <BulkDecisionDialog chosen={chosen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function idOf({ requestID }: ReviewRequest): string {
  return requestID;
}

function targetOf({ requestID }: ReviewRequest) {
  return { code: 'X_SAMPLE_PLUGIN', child: 'detail', params: { requestID } } as const;
}
