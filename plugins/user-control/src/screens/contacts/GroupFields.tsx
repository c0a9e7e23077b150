import { type FormHandle, LanguageTabs, LocalTextField } from '@brokerdesk/plugin-sdk/forms';
import type { toGroupBody } from './groupValues.ts';
import { useText } from '../useText.ts';

/** The name and the description of a group, in each language. */
export function GroupFields({ form }: { readonly form: FormHandle<ReturnType<typeof toGroupBody>> }) {
  const text = useText();
  return (
    <LanguageTabs form={form} label={text('details.texts')}>
      <LocalTextField form={form} name="name" label={text('groups.name')} limit={80} isRequired />
      <LocalTextField form={form} name="description" label={text('groups.description')} limit={300} isMultiline />
    </LanguageTabs>
  );
}
