import { Stack, Timeline, useFormats } from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { usePlanWords } from '../../plans/usePlanWords.ts';
import { listPlanEvents } from './planEvents.ts';
import { useText } from './useText.ts';

/** What happened to a plan and what is planned. */
export function PlanTimeline({ plan }: { readonly plan: FeedPlan }) {
  const text = useText();
  const words = usePlanWords();
  const { date } = useFormats();
  const title = text('planTimeline.title');
  return (
    <Stack as="section" gap={8}>
      <h2>{title}</h2>
      <Timeline
        label={title}
        entries={listPlanEvents(plan).map(({ kind, time, actor, reason, terms }) => ({
          id: kind,
          time,
          title: text(`planTimeline.${kind}`, { terms: words.terms(terms), date: date(terms.effectiveDate) }),
          actor: actor ?? text('planTimeline.system'),
          reason: reason ?? undefined,
        }))}
      />
    </Stack>
  );
}
