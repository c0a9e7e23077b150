import { textIn, toLocalText, useHost, useRecordDialogs } from '@brokerdesk/plugin-sdk';
import {
  type ContactDetail,
  type ContactGroup,
  createContactDetail,
  deleteContactDetail,
  updateContactDetail,
} from '@brokerdesk/plugin-sdk/api';
import { toBody, toValues, ways } from './detailValues.ts';
import { DetailFields } from './lazyParts.tsx';
import { useText } from '../useText.ts';

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
