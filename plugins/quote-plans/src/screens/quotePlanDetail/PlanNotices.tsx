import { Callout, useFormats } from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import type { PlanRequest } from '../../model/planRequests.ts';
import { usePlanWords } from '../../plans/usePlanWords.ts';
import { useText } from '../useText.ts';

/** What a user must know about a plan before anything else: what waits, what was rejected and why, when it ends. */
export function PlanNotices({ plan }: { readonly plan: FeedPlan }) {
  const text = useText();
  const { date } = useFormats();
  const { status, change, effectiveDate, terminationDate } = plan;
  return (
    <>
      {status === 'applied' && <Callout tone="waiting" title={text('planDetail.waiting')} />}
      {status === 'rejected' && (
        <Rejection request={plan} title={text('planDetail.rejected')} hint={text('planDetail.rejectedHint')} />
      )}
      {status === 'approved' && (
        <Callout tone="form" title={text('planDetail.approved', { date: date(effectiveDate) })} />
      )}
      {change && <ChangeNotice change={change} />}
      {status === 'effective' && terminationDate !== null && (
        <Callout tone="waiting" title={text('planDetail.ends', { date: date(terminationDate) })} />
      )}
    </>
  );
}

function ChangeNotice({ change }: { readonly change: PlanRequest }) {
  const text = useText();
  const { date } = useFormats();
  const words = usePlanWords();
  const { audit, effectiveDate } = change;
  if (audit === 'rejected') {
    const hint = text('planDetail.changeRejectedHint');
    return <Rejection request={change} title={text('planDetail.changeRejected')} hint={hint} />;
  }
  const values = { terms: words.terms(change), date: date(effectiveDate) };
  const isApproved = audit === 'approved';
  return (
    <Callout
      tone={isApproved ? 'form' : 'waiting'}
      title={text(isApproved ? 'planDetail.changes' : 'planDetail.mayChange', values)}
    />
  );
}

interface RejectionProps {
  readonly request: PlanRequest;
  readonly title: string;
  readonly hint: string;
}

/** The provider's answer, in the provider's words, and what to do. */
function Rejection({ request: { auditBy, auditTime, auditReason }, title, hint }: RejectionProps) {
  const text = useText();
  const { dateTime } = useFormats();
  const values = { name: auditBy ?? '', time: dateTime(auditTime), reason: auditReason ?? '' };
  return (
    <Callout tone="failed" title={title}>
      <p>{text('planDetail.reason', values)}</p>
      <p>{hint}</p>
    </Callout>
  );
}
