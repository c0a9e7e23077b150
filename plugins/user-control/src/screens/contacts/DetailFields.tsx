import {
  contactGroupRecords,
  type FormHandle,
  LanguageTabs,
  LocalTextField,
  PhoneField,
  RecordField,
  type RecordOption,
  TextField,
} from '@brokerdesk/plugin-sdk/forms';
import type { DetailValues } from './detailValues.ts';
import { useText } from '../useText.ts';

const groups = contactGroupRecords();

/** The props of {@link DetailFields}. */
export interface DetailFieldsProps {
  readonly form: FormHandle<DetailValues>;
  /** The group that the list shows. */
  readonly known: Pick<RecordOption, 'id' | 'label'>;
}

/** The fields of a contact: its texts, the ways to reach it, and its group. */
export function DetailFields({ form, known }: DetailFieldsProps) {
  const text = useText();
  return (
    <>
      <LanguageTabs form={form} label={text('details.texts')}>
        <LocalTextField form={form} name="name" label={text('details.name')} limit={80} isRequired isPersonName />
        <LocalTextField
          form={form}
          name="hours"
          label={text('details.hours')}
          hint={text('details.hoursHint')}
          limit={120}
        />
      </LanguageTabs>
      <PhoneField form={form} name="phone" label={text('details.phone')} kind="telephone" />
      <TextField form={form} name="email" label={text('details.email')} limit={120} />
      <PhoneField form={form} name="whatsApp" label={text('details.whatsApp')} kind="telephone" />
      <TextField
        form={form}
        name="weChat"
        label={text('details.weChat')}
        hint={text('details.weChatHint')}
        limit={20}
      />
      <RecordField
        form={form}
        name="groupID"
        label={text('details.group')}
        source={groups}
        known={[known]}
        isRequired
      />
    </>
  );
}
