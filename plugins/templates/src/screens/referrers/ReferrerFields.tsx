import type { ReferrerDetail } from '@brokerdesk/plugin-sdk/api';
import { type FormHandle, LocalTextField, PhoneField } from '@brokerdesk/plugin-sdk/forms';
import { useText } from '../useText.ts';

/** The values of the form of a referrer. */
export type ReferrerValues = Pick<ReferrerDetail, 'nameEN' | 'nameSC' | 'nameTC' | 'phone'>;

/** The name of a referrer in each language, and the phone number. */
export function ReferrerFields({ form }: { readonly form: FormHandle<ReferrerValues> }) {
  const text = useText();
  return (
    <>
      <LocalTextField form={form} name="name" label={text('referrer.name')} limit={100} isRequired />
      <PhoneField form={form} name="phone" label={text('referrer.phone')} isRequired />
    </>
  );
}
