import { textIn, useHost, useRecordDialogs } from '@brokerdesk/plugin-sdk';
import { changeFaq, createFaq, deleteFaq, type Faq, type FaqCategory } from '@brokerdesk/plugin-sdk/api';
import { QuestionFields } from '../lazyParts.tsx';
import { useText } from '../../useText.ts';
import type { QuestionValues } from './QuestionFields.tsx';

const noText = { EN: '', SC: '', TC: '' };

/** Returns the dialogs that create, change and delete questions; a new one is in `category`, if the list has one. */
export function useQuestionDialogs(category: FaqCategory | undefined, categories: readonly FaqCategory[]) {
  const text = useText();
  const { language } = useHost();
  return useRecordDialogs({
    name: 'faq',
    itemLabel: text('question.item'),
    recordName: ({ question }: Faq) => textIn(question, language),
    create: createFaq,
    change: changeFaq,
    params: ({ faqID }) => ({ faqID }),
    size: 'large',
    toValues: (faq): QuestionValues => ({
      categoryID: faq?.categoryID ?? category?.categoryID ?? '',
      question: faq?.question ?? noText,
      answer: faq?.answer ?? noText,
      published: faq?.published ?? false,
    }),
    fields: (form, faq) => <QuestionFields form={form} faq={faq} category={category} categories={categories} />,
    preload: QuestionFields.preload,
    deleteRecord: { endpoint: deleteFaq, consequence: () => text('question.consequence') },
  });
}
