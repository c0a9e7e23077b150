import { ListScreen, type ScreenTarget, lazyPart } from '@brokerdesk/plugin-sdk';
import { type ApplicationSummary, listApplications } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';
import { useBulkActions } from './bulk/useBulkActions.ts';
import { useApplicationColumns } from './useApplicationColumns.tsx';
import { useApplicationFilters } from './useApplicationFilters.ts';
import { useRefreshAfterJobs } from '../../jobs/useRefreshAfterJobs.ts';
import { useStatusCounts } from '../../status/useStatusCounts.ts';

// Forms are loaded with the first dialog.
const BulkDialog = lazyPart(async () => (await import('./bulk/BulkDialog.tsx')).BulkDialog);

/** The applications of the broker: the screen that staff use all day. */
export default function ApplicationListScreen() {
  const text = useText();
  const columns = useApplicationColumns();
  const counts = useStatusCounts();
  const { filters, queues } = useApplicationFilters(counts);
  const { bulk, request, clearRequest } = useBulkActions(counts);
  useRefreshAfterJobs();
  return (
    <>
      <ListScreen
        id="applications"
        title={text('menu.clientManagement')}
        itemsLabel={text('list.what')}
        endpoint={listApplications}
        columns={columns}
        rowId={rowId}
        defaultSort="-applyDate"
        searchLabel={text('list.search')}
        filters={filters}
        queues={queues}
        rowTarget={openDetail}
        bulk={bulk}
        exportName={text('list.exportName')}
        empty={{ title: text('list.none'), text: text('list.noneHint') }}
      />
      {request && <BulkDialog request={request} onClose={clearRequest} />}
    </>
  );
}

function rowId({ applyID }: ApplicationSummary): string {
  return applyID;
}

function openDetail({ applyID }: ApplicationSummary): ScreenTarget {
  return { code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: applyID } };
}
