import { textIn, toLocalText, useHost, useRecordDialogs } from '@brokerdesk/plugin-sdk';
import {
  type ContactGroup,
  createContactGroup,
  deleteContactGroup,
  updateContactGroup,
} from '@brokerdesk/plugin-sdk/api';
import { GroupFields } from './lazyParts.tsx';
import { toGroupBody } from './groupValues.ts';
import { useText } from '../useText.ts';

/** Returns the dialogs that create, change and delete contact groups. */
export function useGroupDialogs() {
  const text = useText();
  const { language } = useHost();
  return useRecordDialogs({
    name: 'contact-group',
    itemLabel: text('groups.item'),
    recordName: (group: ContactGroup) => textIn(toLocalText(group, 'name'), language),
    create: createContactGroup,
    change: updateContactGroup,
    params: ({ groupID }) => ({ groupID }),
    toValues: toGroupBody,
    fields: (form) => <GroupFields form={form} />,
    preload: GroupFields.preload,
    deleteRecord: {
      endpoint: deleteContactGroup,
      consequence: () => text('groups.consequence'),
      disabledReason: useGroupInUse(),
    },
  });
}

/** Returns why a group cannot be deleted, in a sentence; undefined if it can. */
export function useGroupInUse(): (group: ContactGroup) => string | undefined {
  const text = useText();
  return ({ memberCount, detailCount }) => {
    if (memberCount + detailCount === 0) return undefined;
    const members = text('groups.memberCount', { count: memberCount });
    return text('groups.inUse', { members, details: text('groups.detailCount', { count: detailCount }) });
  };
}
