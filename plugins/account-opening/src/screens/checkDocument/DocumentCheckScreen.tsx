import { ListScreen, type ScreenTarget, lazyPart } from '@brokerdesk/plugin-sdk';
import { type ApplicationSummary, listApplications } from '@brokerdesk/plugin-sdk/api';
import { openStatuses, stepScreenOf } from '../../model/workQueues.ts';
import { useText } from '../../steps/useText.ts';
import { useApplicationColumns } from '../applicationList/useApplicationColumns.tsx';
import { useRefreshAfterJobs } from '../../jobs/useRefreshAfterJobs.ts';
import { useStatusCounts } from '../../status/useStatusCounts.ts';
import { useStepActions } from './useStepActions.ts';
import { useWorkQueues } from './useWorkQueues.ts';

// Forms are loaded with the first dialog.
const StepDialog = lazyPart(async () => (await import('../../steps/StepDialog.tsx')).StepDialog);

/** Verified applications on their way to the back office, by their next step. */
export default function DocumentCheckScreen() {
  const text = useText();
  const columns = useApplicationColumns();
  const counts = useStatusCounts();
  const { filters, queues } = useWorkQueues(counts);
  const { bulk, request, clearRequest } = useStepActions(counts);
  // What can be done now, the longest waiting first; the other queues are one click away.
  const fixedFilters = { status: openStatuses.map((status) => counts?.codeOf(status) ?? status).join(',') };
  useRefreshAfterJobs();
  return (
    <>
      <ListScreen
        id="documentCheck"
        title={text('menu.documentCheck')}
        itemsLabel={text('list.what')}
        endpoint={listApplications}
        fixedFilters={fixedFilters}
        columns={columns}
        rowId={rowId}
        defaultSort="statusDate"
        searchLabel={text('list.search')}
        filters={filters}
        queues={queues}
        rowTarget={openStep}
        bulk={bulk}
        exportName={text('list.exportName')}
        empty={{ title: text('step.none'), text: text('step.noneHint') }}
      />
      {request && <StepDialog request={request} onClose={clearRequest} />}
    </>
  );
}

function rowId({ applyID }: ApplicationSummary): string {
  return applyID;
}

function openStep({ applyID, status }: ApplicationSummary): ScreenTarget {
  return { code: 'RAO_CHECK_DOCUMENT', child: stepScreenOf(status), params: { id: applyID } };
}
