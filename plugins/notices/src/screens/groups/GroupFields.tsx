import { notificationGroupLimits } from '@brokerdesk/plugin-sdk/api';
import { type FormHandle, LocalTextField } from '@brokerdesk/plugin-sdk/forms';
import type { GroupValues } from './groupValues.ts';
import { MembersField } from './members/MembersField.tsx';
import { useText } from './useText.ts';

/** The name of a group, and the account numbers of its members. */
export function GroupFields({ form }: { readonly form: FormHandle<GroupValues> }) {
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
      <MembersField form={form} />
    </>
  );
}
