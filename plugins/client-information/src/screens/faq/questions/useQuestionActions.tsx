import { HistoryDialog, type RecordDialogSet, type RowAction, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { Faq, FaqCategory } from '@brokerdesk/plugin-sdk/api';
import { FaqPreview, MoveQuestionsDialog } from '../lazyParts.tsx';
import { useText } from '../../useText.ts';

/** Returns the actions for a question in its row: edit, move, preview, history, delete. */
export function useQuestionActions(
  list: RecordDialogSet<Faq>['list'],
  categories: readonly FaqCategory[],
): (faq: Faq) => readonly RowAction[] {
  const text = useText();
  const { language } = useHost();
  return (faq) => {
    const ofRecord = list.rowActions(faq);
    const isDeletion = ({ id }: RowAction) => id === 'delete';
    return [
      ...ofRecord.filter((action) => !isDeletion(action)),
      {
        id: 'move',
        label: text('question.moveAction'),
        disabledReason: categories.length > 1 ? undefined : text('question.onlyCategory'),
        dialog: (close) => <MoveQuestionsDialog questions={[faq]} categories={categories} onClose={close} />,
      },
      {
        id: 'preview',
        label: text('question.preview'),
        dialog: (close) => <FaqPreview faq={faq} onClose={close} />,
      },
      {
        id: 'history',
        label: text('faq.history'),
        dialog: (close) => (
          <HistoryDialog targetID={faq.faqID} recordName={textIn(faq.question, language)} onClose={close} />
        ),
      },
      ...ofRecord.filter(isDeletion),
    ];
  };
}
