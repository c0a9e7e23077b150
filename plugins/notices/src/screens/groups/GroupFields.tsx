import { type NotificationGroup, notificationGroupLimits } from '@brokerdesk/plugin-sdk/api';
import { type FormHandle, LocalTextField } from '@brokerdesk/plugin-sdk/forms';
import type { GroupValues } from './groupValues.ts';
import { MembersField } from './members/MembersField.tsx';
import { useText } from '../useText.ts';

/** The props of {@link GroupFields}. */
export interface GroupFieldsProps {
  readonly form: FormHandle<GroupValues>;
  /** The group as it is saved; undefined for a new one. */
  readonly group: NotificationGroup | undefined;
}

/** The name of a group, and the account numbers of its members. */
export function GroupFields({ form, group }: GroupFieldsProps) {
  const text = useText();
  return (
    <>
      <LocalTextField
        form={form}
        name="name"
        label={text('group.name')}
        limit={notificationGroupLimits.nameLength}
        isRequired
      />
      <MembersField form={form} group={group} />
    </>
  );
}
