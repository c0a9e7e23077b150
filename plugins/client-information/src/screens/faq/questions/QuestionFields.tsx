import { textIn, useHost } from '@brokerdesk/plugin-sdk';
import { type Faq, type FaqCategory, faqLimits } from '@brokerdesk/plugin-sdk/api';
import { type FormHandle, LanguageTabs, LocalTextField, SelectField, SwitchField } from '@brokerdesk/plugin-sdk/forms';
import { useText } from '../../useText.ts';

/** The values of the form of a question. */
export type QuestionValues = Pick<Faq, 'categoryID' | 'question' | 'answer' | 'published'>;

/** The props of {@link QuestionFields}. */
export interface QuestionFieldsProps {
  readonly form: FormHandle<QuestionValues>;
  /** The question to change; undefined for a new one. */
  readonly faq: Faq | undefined;
  /** The category of a new one, if the list has one. */
  readonly category: FaqCategory | undefined;
  readonly categories: readonly FaqCategory[];
}

/** The fields of a question: its category, its texts, and whether clients see it. */
export function QuestionFields({ form, faq, category, categories }: QuestionFieldsProps) {
  const text = useText();
  const { language } = useHost();
  return (
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
  );
}
