import { ListScreen, useOperationNames } from '@brokerdesk/plugin-sdk';
import { listOperationRecords, type OperationRecord } from '@brokerdesk/plugin-sdk/api';
import { useListedBroker } from '../../ListedBroker.tsx';
import { RecordPanel } from './lazyParts.tsx';
import { useRecordColumns } from './useRecordColumns.tsx';
import { useRecordFilters } from './useRecordFilters.ts';
import { useText } from '../useText.ts';

/** Who did what to which record, and when: the audit trail of the broker, or of the one that the provider's staff look at. */
export default function OperationRecordsScreen() {
  const text = useText();
  const broker = useListedBroker();
  const names = useOperationNames();
  const columns = useRecordColumns(names);
  const filters = useRecordFilters(names);
  return (
    <ListScreen
      id={broker.brokerCode === undefined ? 'operation-records' : 'broker-operation-records'}
      title={text('menu.operationRecords')}
      itemsLabel={text('records.what')}
      endpoint={listOperationRecords}
      columns={columns}
      rowId={recordIdOf}
      defaultSort="-time"
      searchLabel={text('records.search')}
      filters={filters}
      fixedFilters={broker}
      panel={{
        title: ({ operation }) => names.operationName(operation),
        render: (record) => <RecordPanel record={record} names={names} />,
      }}
      exportName="operation-records"
      empty={{ title: text('records.none'), text: text('records.noneHint') }}
    />
  );
}

function recordIdOf({ recordID }: OperationRecord): string {
  return recordID;
}
