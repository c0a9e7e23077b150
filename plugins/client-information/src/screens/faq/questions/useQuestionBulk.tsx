import {
  ApiError,
  type BulkAction,
  type ListBulk,
  type ListSelection,
  textIn,
  useCanCall,
  useHost,
  useJobs,
} from '@brokerdesk/plugin-sdk';
import { changeFaq, type Faq, type FaqCategory } from '@brokerdesk/plugin-sdk/api';
import { type ReactNode, useMemo, useState } from 'react';
import type { QuestionChange } from '../../../jobs/changeQuestion.ts';
import { useText } from '../../useText.ts';
import { MoveQuestionsDialog } from '../lazyParts.tsx';

interface MoveRequest {
  readonly questions: readonly Faq[];
  readonly clear: () => void;
}

/** Returns the actions for selected questions – publish, withdraw, move – and the dialog that one of them opens. */
export function useQuestionBulk(categories: readonly FaqCategory[]): {
  readonly bulk: ListBulk<Faq> | undefined;
  readonly dialog: ReactNode;
} {
  const text = useText();
  const canChange = useCanCall()(changeFaq);
  const { language, notify } = useHost();
  const { start } = useJobs();
  const [request, setRequest] = useState<MoveRequest>();
  const hasTargets = categories.length > 1;
  const bulk = useMemo(() => {
    if (!canChange) return undefined;
    async function load({ load: loadRows }: ListSelection<Faq>): Promise<readonly Faq[]> {
      try {
        return await loadRows();
      } catch (error) {
        notify({ tone: 'error', text: error instanceof ApiError ? error.message : text('question.notLoaded') });
        return [];
      }
    }
    async function publish(published: boolean, selection: ListSelection<Faq>) {
      const questions = (await load(selection)).filter((faq) => faq.published !== published);
      if (questions.length === 0) return;
      start<QuestionChange>({
        kind: 'change-questions',
        title: { key: published ? 'jobs.publish' : 'jobs.withdraw', values: { count: questions.length } },
        items: questions.map((faq) => ({
          id: faq.faqID,
          label: textIn(faq.question, language),
          input: { set: { published }, version: faq.version },
        })),
      });
      selection.clear();
    }
    const blockerOf = (selection: ListSelection<Faq>, published: boolean) =>
      selection.scope === 'rows' && selection.rows.every((faq) => faq.published === published)
        ? text(published ? 'question.allPublished' : 'question.allUnpublished')
        : undefined;
    return {
      // A row has its switch, and "Move" without a job.
      isInRowMenu: false,
      actions: (selection: ListSelection<Faq>): readonly BulkAction[] => [
        {
          id: 'publish',
          label: text('question.publish'),
          disabledReason: blockerOf(selection, true),
          run: () => void publish(true, selection),
        },
        {
          id: 'withdraw',
          label: text('question.withdraw'),
          disabledReason: blockerOf(selection, false),
          run: () => void publish(false, selection),
        },
        {
          id: 'move',
          label: text('question.moveAction'),
          disabledReason: hasTargets ? undefined : text('question.onlyCategory'),
          async run() {
            const questions = await load(selection);
            if (questions.length > 0) setRequest({ questions, clear: selection.clear });
          },
        },
      ],
    };
  }, [text, canChange, language, notify, start, hasTargets]);
  return {
    bulk,
    dialog: request && (
      <MoveQuestionsDialog
        questions={request.questions}
        categories={categories}
        onMoved={request.clear}
        onClose={() => setRequest(undefined)}
      />
    ),
  };
}
