import { type ApplicationSummary, ListScreen, listApplications, type ScreenTarget } from '@brokerdesk/plugin-sdk';
import { useText } from '../../useText.ts';
import { useApplicationColumns } from './useApplicationColumns.tsx';
import { useApplicationFilters } from './useApplicationFilters.ts';
import { useStatusCounts } from './useStatusCounts.ts';
import './ApplicationListScreen.css';

/** The applications of the broker: the screen that staff work from all day. */
export default function ApplicationListScreen() {
  const text = useText();
  const columns = useApplicationColumns();
  const counts = useStatusCounts();
  const { filters, queues } = useApplicationFilters(counts);
  return (
    <ListScreen
      id="applications"
      title={text('menu.clientManagement')}
      what={text('list.what')}
      endpoint={listApplications}
      columns={columns}
      rowId={rowId}
      defaultSort="-applyDate"
      searchLabel={text('list.search')}
      filters={filters}
      queues={queues}
      open={openDetail}
      empty={{ title: text('list.none'), text: text('list.noneHint') }}
    />
  );
}

function rowId({ applyID }: ApplicationSummary): string {
  return applyID;
}

function openDetail({ applyID }: ApplicationSummary): ScreenTarget {
  return { code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: applyID } };
}
