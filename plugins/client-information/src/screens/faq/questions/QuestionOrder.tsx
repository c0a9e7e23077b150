import { StatusTag, textIn, useAllRows, useApi, useHost } from '@brokerdesk/plugin-sdk';
import { type Faq, type FaqCategory, listFaq, orderFaq } from '@brokerdesk/plugin-sdk/api';
import { OrderDialog, useOrder } from '@brokerdesk/plugin-sdk/trees';
import { useText } from '../../useText.ts';

/** The props of {@link QuestionOrder}. */
export interface QuestionOrderProps {
  readonly category: FaqCategory;
  readonly onClose: () => void;
}

/** The dialog in which the user puts all questions of a category in order, across the pages of the list. */
export function QuestionOrder({ category: { categoryID, name }, onClose }: QuestionOrderProps) {
  const text = useText();
  const api = useApi();
  const { language } = useHost();
  const order = useOrder({
    name: 'faq',
    id: categoryID,
    query: useAllRows(listFaq, { rowId: idOf, query: { categoryID, sort: 'sequence' } }),
    idOf,
    save: (sequence, options) => api.call(orderFaq, { body: { categoryID, sequence: [...sequence] } }, options),
  });
  return (
    <OrderDialog
      title={text('question.orderTitle', { category: textIn(name, language) })}
      order={order}
      nameOf={({ question }) => textIn(question, language)}
      empty={{ title: text('question.none'), text: text('question.noneHint') }}
      onClose={onClose}
    >
      {({ question, published }) => (
        <>
          {textIn(question, language)}{' '}
          {!published && <StatusTag tone="neutral">{text('question.unpublished')}</StatusTag>}
        </>
      )}
    </OrderDialog>
  );
}

function idOf({ faqID }: Faq): string {
  return faqID;
}
