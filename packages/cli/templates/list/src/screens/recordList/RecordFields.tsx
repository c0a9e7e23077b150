import { shanghaiDay } from '@brokerdesk/plugin-sdk';
import {
  DateField,
  type FormHandle,
  LanguageTabs,
  LocalTextField,
  SelectField,
  TextField,
} from '@brokerdesk/plugin-sdk/forms';
import type { SamplePluginRecord } from '../../endpoints.ts';
import { lengthLimits, recordStatuses } from '../../model/recordStatus.ts';
import { useText } from '../../useText.ts';

/** The values of the form of a record. */
export type RecordValues = Pick<SamplePluginRecord, 'name' | 'status' | 'note'> & { readonly dueDay: string | null };

interface RecordFieldsProps {
  readonly form: FormHandle<RecordValues>;
  /** The record to change; undefined for a new one. */
  readonly record: SamplePluginRecord | undefined;
}

/** The fields of a record. */
export function RecordFields({ form, record }: RecordFieldsProps) {
  const text = useText();
  return (
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
  );
}
