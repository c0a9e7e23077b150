import { ListScreen } from '@brokerdesk/plugin-sdk';
import { listApplications } from '@brokerdesk/plugin-sdk/api';
import { startPart } from '../startPart.tsx';

interface Row {
  readonly applyID: string;
  readonly name: string;
}

let rows: readonly Row[] = [];
const columns = [
  { id: 'applyID', header: 'Application', width: 120, text: (row: Row) => row.applyID },
  { id: 'name', header: 'Name', width: 240, text: (row: Row) => row.name },
];

startPart<readonly Row[]>({
  createData(count) {
    return Array.from({ length: count }, (_, index) => ({
      applyID: `A${index}`,
      name: `Applicant ${index} of ${count}`,
    }));
  },
  respond: async () => ({ items: rows, page: 1, size: rows.length, total: rows.length }),
  render(data) {
    rows = data;
    return (
      <ListScreen
        id={`list of ${data.length}`}
        title="Applications"
        itemsLabel="the applications"
        endpoint={listApplications}
        // A response of a measured page has only the fields that its columns show.
        columns={columns as never}
        rowId={(row) => row.applyID}
        defaultSort="-applyDate"
        fixedFilters={{ profileID: String(data.length) }}
        empty={{ title: '', text: '' }}
      />
    );
  },
  isUsable: (data) =>
    document.querySelector('[role=grid] [tabindex="0"]') !== null &&
    document.body.textContent.includes(data[0]?.name ?? ''),
});
