import { textIn, useAllRows, useApi, useHost } from '@brokerdesk/plugin-sdk';
import { type AgreementSummary, listAgreements, orderAgreements } from '@brokerdesk/plugin-sdk/api';
import { OrderDialog, useOrder } from '@brokerdesk/plugin-sdk/trees';
import { useText } from '../useText.ts';

/** The props of {@link AgreementOrder}. */
export interface AgreementOrderProps {
  readonly category: AgreementSummary['category'];
  readonly onClose: () => void;
}

/** The dialog in which the user puts the agreements of a category in order. */
export function AgreementOrder({ category, onClose }: AgreementOrderProps) {
  const text = useText();
  const api = useApi();
  const { language } = useHost();
  const order = useOrder({
    name: 'agreements',
    id: category,
    query: useAllRows(listAgreements, { rowId: idOf, query: { category, sort: 'sequence' } }),
    idOf,
    save: (sequence, options) => api.call(orderAgreements, { body: { category, sequence: [...sequence] } }, options),
  });
  return (
    <OrderDialog
      title={text('agreementList.orderTitle', { category: text(`agreement.category.${category}`) })}
      order={order}
      nameOf={({ title }) => textIn(title, language)}
      empty={{ title: text('agreementList.none'), text: text('agreementList.noneHint') }}
      onClose={onClose}
    />
  );
}

function idOf({ agreementID }: AgreementSummary): string {
  return agreementID;
}
