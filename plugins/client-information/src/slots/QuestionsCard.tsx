import { CountTable, ErrorState, useCall } from '@brokerdesk/plugin-sdk';
import { listFaq } from '@brokerdesk/plugin-sdk/api';
import { findUntranslatedIn } from '../model/untranslated.ts';
import { useText } from '../useText.ts';

const unpublished = { published: 'false' } as const;
const target = { code: 'PM_CLIENT_INFORMATION', child: 'faq' } as const;

/** The card of the home page with the questions that clients do not see yet, and what those still lack. */
export default function QuestionsCard() {
  const text = useText();
  // Passive: the home page shows what failed in the card, not in a dialog.
  const waiting = useCall(listFaq, { query: { size: 500, ...unpublished } }, { passive: true });
  const all = useCall(listFaq, { query: { size: 1 } }, { passive: true });
  const error = waiting.error ?? all.error;
  if (error) {
    const retry = () => void Promise.all([waiting.refetch(), all.refetch()]);
    return <ErrorState title={text('home.failed')} error={error} onRetry={retry} />;
  }
  const untranslated = waiting.data?.items.filter(
    ({ question, answer }) => findUntranslatedIn([question, answer]).length > 0,
  );
  const toUnpublished = { ...target, params: unpublished };
  return (
    <CountTable
      itemsLabel={text('menu.faq')}
      columns={[text('home.questions')]}
      rows={[
        {
          id: 'unpublished',
          label: text('home.unpublished'),
          cells: [{ count: waiting.data?.total, to: toUnpublished, tone: 'waiting' }],
        },
        {
          id: 'untranslated',
          label: text('home.untranslated'),
          cells: [{ count: untranslated?.length, to: toUnpublished }],
        },
        { id: 'all', label: text('home.all'), cells: [{ count: all.data?.total, to: target }] },
      ]}
    />
  );
}
