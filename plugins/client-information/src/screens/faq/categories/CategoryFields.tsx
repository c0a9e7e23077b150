import { type FaqCategory, faqLimits } from '@brokerdesk/plugin-sdk/api';
import { type FormHandle, LocalTextField } from '@brokerdesk/plugin-sdk/forms';
import { useText } from '../../useText.ts';

/** The values of the form of a category. */
export type CategoryValues = Pick<FaqCategory, 'name'>;

/** The name of a category, in each language. */
export function CategoryFields({ form }: { readonly form: FormHandle<CategoryValues> }) {
  const text = useText();
  return <LocalTextField form={form} name="name" label={text('faq.name')} limit={faqLimits.nameLength} isRequired />;
}
