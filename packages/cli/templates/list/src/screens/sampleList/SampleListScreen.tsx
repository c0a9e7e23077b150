import { type FilterParamOf, type ListFilter, ListScreen, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import { listSamples } from '../../endpoints.ts';
import { sampleStatuses } from '../../model/sampleStatus.ts';
import { useText } from '../../useText.ts';
import { SamplePanel } from './SamplePanel.tsx';
import { useEditSamples } from './useEditSamples.tsx';
import { useSampleColumns } from './useSampleColumns.tsx';

/** The sample items: search, filter, sort, export; create, change and delete for users with the function to edit. */
export default function SampleListScreen() {
  const text = useText();
  const { language } = useHost();
  const columns = useSampleColumns();
  const samples = useEditSamples();
  const filters = useMemo<readonly ListFilter<FilterParamOf<typeof listSamples>>[]>(
    () => [
      {
        kind: 'select',
        param: 'status',
        label: text('column.status'),
        options: sampleStatuses.map((value) => ({ value, label: text(`status.${value}`) })),
      },
      { kind: 'dates', from: 'dueFrom', to: 'dueTo', label: text('column.dueDay') },
    ],
    [text],
  );
  return (
    <>
      <ListScreen
        id="samples"
        title={text('title')}
        itemsLabel={text('items')}
        endpoint={listSamples}
        columns={columns}
        filters={filters}
        defaultSort="dueDay"
        rowId={({ sampleID }) => sampleID}
        searchLabel={text('search')}
        exportName={text('title')}
        empty={{ title: text('empty.title'), text: text('empty.text') }}
        panel={{
          title: ({ name }) => textIn(name, language),
          render: (sample) => <SamplePanel key={sample.sampleID} sample={sample} />,
        }}
        {...samples.list}
      />
      {samples.dialog}
    </>
  );
}
