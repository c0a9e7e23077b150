import { textIn, useApi, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { type FaqCategory, listFaqCategories, orderFaqCategories } from '@brokerdesk/plugin-sdk/api';
import { OrderDialog, useOrder } from '@brokerdesk/plugin-sdk/trees';
import { useText } from '../../useText.ts';

/** The dialog in which the user puts the categories in order. */
export function CategoryOrder({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const { language } = useHost();
  const order = useOrder({
    name: 'faq-categories',
    query: useCall(listFaqCategories, {}),
    idOf,
    save: (sequence, options) => api.call(orderFaqCategories, { body: { sequence: [...sequence] } }, options),
  });
  return (
    <OrderDialog
      title={text('faq.orderTitle')}
      order={order}
      nameOf={({ name }) => textIn(name, language)}
      empty={{ title: text('faq.none'), text: text('faq.noneHint') }}
      onClose={onClose}
    />
  );
}

function idOf({ categoryID }: FaqCategory): string {
  return categoryID;
}
