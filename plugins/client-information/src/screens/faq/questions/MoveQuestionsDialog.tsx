import { Stack, Text, textIn, useApi, useHost, useJobs } from '@brokerdesk/plugin-sdk';
import { changeFaq, type Faq, type FaqCategory } from '@brokerdesk/plugin-sdk/api';
import { FormDialog, SelectField, useForm } from '@brokerdesk/plugin-sdk/forms';
import type { QuestionChange } from '../../../jobs/changeQuestion.ts';
import { useText } from '../../useText.ts';

/** The props of {@link MoveQuestionsDialog}. */
export interface MoveQuestionsDialogProps {
  readonly questions: readonly Faq[];
  readonly categories: readonly FaqCategory[];
  /** Called once they are moved, or the tray has started to move them. */
  readonly onMoved?: () => void;
  readonly onClose: () => void;
}

type Values = { readonly categoryID: string };

/** A dialog names as many; its title has the number of all. */
const maxNamed = 6;

/** Moves one question to the end of another category at once, several in the tray. */
export function MoveQuestionsDialog({ questions, categories, onMoved, onClose }: MoveQuestionsDialogProps) {
  const text = useText();
  const api = useApi();
  const { language, notify } = useHost();
  const { start } = useJobs();
  const count = questions.length;
  const origins = new Set(questions.map(({ categoryID }) => categoryID));
  // Nothing can be moved to the category in which all of them are.
  const targets = categories.filter(({ categoryID }) => origins.size > 1 || !origins.has(categoryID));
  const nameOf = (id: string) =>
    textIn(categories.find(({ categoryID }) => categoryID === id)?.name ?? noName, language);

  async function move({ categoryID }: Values, idempotencyKey: string): Promise<void> {
    const [first] = questions;
    if (count === 1 && first) {
      const { faqID, question, answer, published, version } = first;
      const body = { categoryID, question, answer, published, version };
      await api.call(changeFaq, { params: { faqID }, body }, { idempotencyKey });
      return;
    }
    start<QuestionChange>({
      kind: 'change-questions',
      title: { key: 'jobs.move', values: { count, category: nameOf(categoryID) } },
      items: questions.map((faq) => ({
        id: faq.faqID,
        label: textIn(faq.question, language),
        input: { set: { categoryID }, version: faq.version },
      })),
    });
  }
  const form = useForm<Values>({
    name: 'move-questions',
    record: undefined,
    storesDraft: false,
    toValues: () => ({ categoryID: '' }),
    validate: ({ categoryID }) =>
      categoryID === '' ? [{ path: 'categoryID', rule: 'required', message: text('question.chooseCategory') }] : [],
    async send(values, { idempotencyKey }) {
      await move(values, idempotencyKey);
      return values;
    },
    onSent(values) {
      const category = nameOf((values as Values).categoryID);
      notify({ tone: 'success', text: text(count === 1 ? 'question.moved' : 'question.moving', { category }) });
      onMoved?.();
      onClose();
    },
  });
  const title = text('question.moveTitle', { count });
  return (
    <FormDialog form={form} title={title} submitLabel={text('question.move')} onClose={onClose}>
      <Stack as="ul" gap={4}>
        {questions.slice(0, maxNamed).map(({ faqID, question }) => (
          <li key={faqID}>{textIn(question, language)}</li>
        ))}
      </Stack>
      {count > maxNamed && <Text tone="neutral">{text('question.andMore', { count: count - maxNamed })}</Text>}
      <SelectField
        form={form}
        name="categoryID"
        label={text('question.moveTo')}
        hint={text('question.moveHint')}
        options={targets.map(({ categoryID, name }) => ({ value: categoryID, label: textIn(name, language) }))}
        emptyLabel={text('question.choose')}
        isRequired
      />
    </FormDialog>
  );
}

const noName = { EN: '', SC: '', TC: '' };
