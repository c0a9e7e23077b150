import { textIn, useHost } from '@brokerdesk/plugin-sdk';
import {
  DateField,
  LanguageTabs,
  LocalTextField,
  SelectField,
  TextField,
  shanghaiDay,
  useRecordDialogs,
} from '@brokerdesk/plugin-sdk/forms';
import { changeRecord, createRecord, deleteRecord, type SamplePluginRecord } from '../../endpoints.ts';
import { lengthLimits, recordStatuses } from '../../model/recordStatus.ts';
import { useText } from '../../useText.ts';

type Values = Pick<SamplePluginRecord, 'name' | 'status' | 'note'> & { readonly dueDay: string | null };

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
    fields: (form, record) => (
      <>
        <LanguageTabs form={form} label={text('texts')}>
          <LocalTextField form={form} name="name" label={text('column.name')} limit={lengthLimits.name} isRequired />
        </LanguageTabs>
        <SelectField
          form={form}
          name="status"
          label={text('column.status')}
          options={recordStatuses.map((value) => ({ value, label: text(`status.${value}`) }))}
          isRequired
        />
        <DateField
          form={form}
          name="dueDay"
          label={text('column.dueDay')}
          {...(record ? {} : { min: shanghaiDay() })}
          isRequired
        />
        <TextField form={form} name="note" label={text('column.note')} limit={lengthLimits.note} isMultiline />
      </>
    ),
    deleteRecord: { endpoint: deleteRecord, consequence: () => text('deleteConsequence') },
  });
}

function toValues(record: SamplePluginRecord | undefined): Values {
  if (!record) return { name: { EN: '', SC: '', TC: '' }, status: 'open', dueDay: null, note: '' };
  const { name, status, dueDay, note } = record;
  return { name, status, dueDay, note };
}

async function loadBodySchema() {
  return (await import('../../recordShapes.ts')).recordBody;
}
