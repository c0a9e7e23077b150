import { textIn, useHost } from '@brokerdesk/plugin-sdk';
import { changeFaq, createFaq, deleteFaq, type Faq, type FaqCategory, faqLimits } from '@brokerdesk/plugin-sdk/api';
import { LanguageTabs, LocalTextField, SelectField, SwitchField, useRecordDialogs } from '@brokerdesk/plugin-sdk/forms';
import { useText } from '../useText.ts';

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
    toValues: (faq) => ({
      categoryID: faq?.categoryID ?? category?.categoryID ?? '',
      question: faq?.question ?? noText,
      answer: faq?.answer ?? noText,
      published: faq?.published ?? false,
    }),
    fields: (form, faq) => (
      <>
        <SelectField
          form={form}
          name="categoryID"
          label={text('question.category')}
          hint={faq && text('question.categoryHint')}
          options={categories.map(({ categoryID, name }) => ({ value: categoryID, label: textIn(name, language) }))}
          {...(!faq && !category && { emptyLabel: text('question.choose') })}
          isRequired
        />
        <LanguageTabs form={form} label={text('question.texts')}>
          <LocalTextField
            form={form}
            name="question"
            label={text('question.question')}
            limit={faqLimits.questionLength}
            isRequired
          />
          <LocalTextField
            form={form}
            name="answer"
            label={text('question.answer')}
            hint={text('question.answerHint')}
            limit={faqLimits.answerLength}
            isRequired
            isMultiline
          />
        </LanguageTabs>
        <SwitchField
          form={form}
          name="published"
          label={text('question.published')}
          hint={text('question.publishedHint')}
        />
      </>
    ),
    deleteRecord: { endpoint: deleteFaq, consequence: () => text('question.consequence') },
  });
}
