import { Callout, shanghaiDay, useFormats } from '@brokerdesk/plugin-sdk';
import { isOverdue, type PlanRequest } from '../model/planRequests.ts';
import { useText } from '../screens/useText.ts';

/** Explains that a request whose first day is over begins on the day of its approval. */
export function OverdueNote({ request }: { readonly request: PlanRequest }) {
  const text = useText();
  const { date } = useFormats();
  const today = shanghaiDay();
  if (!isOverdue(request, today)) return null;
  return (
    <Callout tone="waiting">{text('plan.overdue', { date: date(request.effectiveDate), today: date(today) })}</Callout>
  );
}
