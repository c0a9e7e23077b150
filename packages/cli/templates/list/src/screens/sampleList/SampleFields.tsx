import { shanghaiDay } from '@brokerdesk/plugin-sdk';
import {
  DateField,
  type FormHandle,
  LanguageTabs,
  LocalTextField,
  SelectField,
  TextField,
} from '@brokerdesk/plugin-sdk/forms';
import type { SamplePluginSample } from '../../endpoints.ts';
import { lengthLimits, sampleStatuses } from '../../model/sampleStatus.ts';
import { useText } from '../../useText.ts';

/** The values of the form of a sample item. */
export type SampleValues = Pick<SamplePluginSample, 'name' | 'status' | 'note'> & { readonly dueDay: string | null };

interface SampleFieldsProps {
  readonly form: FormHandle<SampleValues>;
  /** The sample item to change; undefined for a new one. */
  readonly sample: SamplePluginSample | undefined;
}

/** The fields of a sample item. */
export function SampleFields({ form, sample }: SampleFieldsProps) {
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
        options={sampleStatuses.map((value) => ({ value, label: text(`status.${value}`) }))}
        isRequired
      />
      <DateField
        form={form}
        name="dueDay"
        label={text('column.dueDay')}
        {...(sample ? {} : { min: shanghaiDay() })}
        isRequired
      />
      <TextField form={form} name="note" label={text('column.note')} limit={lengthLimits.note} isMultiline />
    </>
  );
}
