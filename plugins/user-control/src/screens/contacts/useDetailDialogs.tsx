import { textIn, toLocalText, useHost, useRecordDialogs } from '@brokerdesk/plugin-sdk';
import {
  type ContactDetail,
  type ContactGroup,
  createContactDetail,
  deleteContactDetail,
  updateContactDetail,
} from '@brokerdesk/plugin-sdk/api';
import { DetailFields } from './lazyParts.tsx';
import { useText } from './useText.ts';

/** The values of the form of a contact. */
export type DetailValues = ReturnType<typeof toValues>;

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
    fields: (form) => <DetailFields form={form} known={{ id: groupID, label: groupName }} />,
    preload: DetailFields.preload,
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
function toBody({ phone, email, whatsApp, weChat, ...values }: DetailValues) {
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
