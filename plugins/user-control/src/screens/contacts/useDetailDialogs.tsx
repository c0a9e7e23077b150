import { textIn, toLocalText, useHost } from '@brokerdesk/plugin-sdk';
import {
  type ContactDetail,
  type ContactGroup,
  createContactDetail,
  deleteContactDetail,
  updateContactDetail,
} from '@brokerdesk/plugin-sdk/api';
import {
  contactGroupRecords,
  LanguageTabs,
  LocalTextField,
  PhoneField,
  RecordField,
  TextField,
  useRecordDialogs,
} from '@brokerdesk/plugin-sdk/forms';
import { useText } from './useText.ts';

const groups = contactGroupRecords();

/** Returns the dialogs that create, change and delete the contacts of a group. */
export function useDetailDialogs({ groupID, ...group }: ContactGroup) {
  const text = useText();
  const { language } = useHost();
  const groupName = textIn(toLocalText(group, 'name'), language);
  return useRecordDialogs({
    name: 'contact-detail',
    itemLabel: text('details.item'),
    recordName: (detail: ContactDetail) => textIn(toLocalText(detail, 'name'), language),
    create: createContactDetail,
    change: updateContactDetail,
    params: ({ detailID }) => ({ detailID }),
    toValues: (detail) => toValues(detail, groupID),
    toBody,
    validate: (values) =>
      ways.some((way) => values[way].trim() !== '')
        ? []
        : [{ path: 'phone', rule: 'required', message: text('details.oneNeeded') }],
    fields: (form) => (
      <>
        <LanguageTabs form={form} label={text('details.texts')}>
          <LocalTextField form={form} name="name" label={text('details.name')} limit={80} isRequired />
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
          known={[{ id: groupID, label: groupName }]}
          isRequired
        />
      </>
    ),
    deleteRecord: { endpoint: deleteContactDetail, consequence: () => text('details.consequence') },
  });
}

const ways = ['phone', 'email', 'whatsApp', 'weChat'] as const;

function toValues(detail: ContactDetail | undefined, groupID: string) {
  return {
    groupID: detail?.groupID ?? groupID,
    nameEN: detail?.nameEN ?? '',
    nameSC: detail?.nameSC ?? '',
    nameTC: detail?.nameTC ?? '',
    phone: detail?.phone ?? '',
    email: detail?.email ?? '',
    whatsApp: detail?.whatsApp ?? '',
    weChat: detail?.weChat ?? '',
    hoursEN: detail?.hoursEN ?? '',
    hoursSC: detail?.hoursSC ?? '',
    hoursTC: detail?.hoursTC ?? '',
  };
}

/** A way that is left empty does not exist. */
function toBody({ phone, email, whatsApp, weChat, ...values }: ReturnType<typeof toValues>) {
  return {
    ...values,
    phone: phone.trim() || null,
    email: email.trim() || null,
    whatsApp: whatsApp.trim() || null,
    weChat: weChat.trim() || null,
  };
}

/** Returns the fields of a contact that its call takes. */
export function toDetailBody(detail: ContactDetail) {
  return toBody(toValues(detail, detail.groupID));
}
