import { lazyPart, textIn, useHost, useRecordDialogs } from '@brokerdesk/plugin-sdk';
import { changeRecord, createRecord, deleteRecord, type SamplePluginRecord } from '../../endpoints.ts';
import { useText } from '../../useText.ts';
import type { RecordValues } from './RecordFields.tsx';

// Forms are fetched with the first dialog, not with the list.
const RecordFields = lazyPart(async () => (await import('./RecordFields.tsx')).RecordFields);

/** Returns the dialogs that create, change and delete records, and the actions of the list that open them. */
export function useEditRecords() {
  const text = useText();
  const { language } = useHost();
  return useRecordDialogs({
    name: 'record',
    itemLabel: text('item'),
    recordName: ({ name }: SamplePluginRecord) => textIn(name, language),
    create: createRecord,
    change: changeRecord,
    params: ({ recordID }) => ({ recordID }),
    schema: loadBodySchema,
    toValues,
    fields: (form, record) => <RecordFields form={form} record={record} />,
    preload: RecordFields.preload,
    deleteRecord: { endpoint: deleteRecord, consequence: () => text('deleteConsequence') },
  });
}

function toValues(record: SamplePluginRecord | undefined): RecordValues {
  if (!record) return { name: { EN: '', SC: '', TC: '' }, status: 'open', dueDay: null, note: '' };
  const { name, status, dueDay, note } = record;
  return { name, status, dueDay, note };
}

async function loadBodySchema() {
  return (await import('../../recordShapes.ts')).recordBody;
}
