import { type FilterParamOf, type ListFilter, ListScreen, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import { listRecords } from '../../endpoints.ts';
import { recordStatuses } from '../../model/recordStatus.ts';
import { useText } from '../../useText.ts';
import { RecordPanel } from './RecordPanel.tsx';
import { useEditRecords } from './useEditRecords.tsx';
import { useRecordColumns } from './useRecordColumns.tsx';

/** The records: search, filter, sort, export; create, change and delete for users with the function to edit. */
export default function RecordListScreen() {
  const text = useText();
  const { language } = useHost();
  const columns = useRecordColumns();
  const records = useEditRecords();
  const filters = useMemo<readonly ListFilter<FilterParamOf<typeof listRecords>>[]>(
    () => [
      {
        kind: 'select',
        param: 'status',
        label: text('column.status'),
        options: recordStatuses.map((value) => ({ value, label: text(`status.${value}`) })),
      },
      { kind: 'dates', from: 'dueFrom', to: 'dueTo', label: text('column.dueDay') },
    ],
    [text],
  );
  return (
    <>
      <ListScreen
        id="records"
        title={text('title')}
        itemsLabel={text('items')}
        endpoint={listRecords}
        columns={columns}
        filters={filters}
        defaultSort="dueDay"
        rowId={({ recordID }) => recordID}
        searchLabel={text('search')}
        exportName={text('title')}
        empty={{ title: text('empty.title'), text: text('empty.text') }}
        panel={{
          title: ({ name }) => textIn(name, language),
          render: (record) => <RecordPanel key={record.recordID} record={record} />,
        }}
        {...records.list}
      />
      {records.dialog}
    </>
  );
}
