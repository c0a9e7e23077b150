import { shanghaiDay, Stack, Text, textIn, useHost, useJobs } from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { DialogSubject, FormDialog, TextField, useForm } from '@brokerdesk/plugin-sdk/forms';
import type { AuditInput } from '../../jobs/auditPlan.ts';
import { findWaitingRequest, isOverdue } from '../../model/planRequests.ts';
import { clientOf, loginOf, usePlanWords } from '../../plans/usePlanWords.ts';
import { checkReason, reasonLimit } from './checkReason.ts';
import { useText } from '../useText.ts';

/** A decision that the user has chosen for several requests. */
export interface BulkRequest {
  readonly action: 'approve' | 'reject';
  /** Those that the user may decide on. */
  readonly plans: readonly FeedPlan[];
  /** How many selected ones are the user's own. */
  readonly leftOut: number;
  /** Deselects them. */
  readonly clear: () => void;
}

/** The dialog names this many; its title has the number of all. */
const maxNamed = 8;

/** Names the requests and the consequence, takes one reason for all, and hands the work over to the tray. */
export function BulkDecisionDialog(props: { readonly request: BulkRequest; readonly onClose: () => void }) {
  const { request, onClose } = props;
  const { action, plans, leftOut, clear } = request;
  const text = useText();
  const startJob = useStartJob(request);
  const { notify } = useHost();
  const title = text(`jobs.${action}`, { count: plans.length });
  const overdue = plans.filter((plan) => isOverdue(findWaitingRequest(plan) ?? plan, shanghaiDay())).length;
  const form = useForm({
    name: `${action}-plans`,
    record: undefined,
    toValues: () => ({ reason: '' }),
    validate: (values) => checkReason(values, { action, text }),
    async send({ reason }) {
      startJob(reason.trim());
    },
    onSent() {
      notify({ tone: 'success', text: text('bulk.started', { title }) });
      clear();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={title}
      tone={action === 'approve' ? 'primary' : 'danger'}
      isDecision
      onClose={onClose}
    >
      <DialogSubject subject={<Names plans={plans} />} consequence={text(`bulk.${action}`)} />
      {leftOut > 0 && (
        <Text as="p" tone="neutral" size="small">
          {text('bulk.leftOut', { count: leftOut })}
        </Text>
      )}
      {action === 'approve' && overdue > 0 && <Text as="p">{text('bulk.overdue', { count: overdue })}</Text>}
      {action === 'reject' && (
        <TextField
          form={form}
          name="reason"
          label={text('review.reason')}
          hint={text('bulk.reasonHint')}
          limit={reasonLimit}
          isMultiline
          isRequired
        />
      )}
    </FormDialog>
  );
}

function useStartJob({ action, plans }: BulkRequest): (reason: string) => void {
  const { start } = useJobs();
  const { language } = useHost();
  return (reason) =>
    start<AuditInput>({
      kind: 'audit-plans',
      title: { key: `jobs.${action}`, values: { count: plans.length } },
      columns: [{ key: 'jobs.broker' }, { key: 'jobs.client' }, { key: 'jobs.login' }],
      items: plans.map((plan) => ({
        id: plan.planID,
        label: `${clientOf(plan)} · ${textIn(plan.brokerName, language)}`,
        input: { action, reason, version: plan.version, applyTime: (findWaitingRequest(plan) ?? plan).applyTime },
        cells: [textIn(plan.brokerName, language), plan.customerName, loginOf(plan)],
      })),
    });
}

function Names({ plans }: { readonly plans: readonly FeedPlan[] }) {
  const text = useText();
  const words = usePlanWords();
  return (
    <Stack gap={4}>
      {plans.slice(0, maxNamed).map((plan) => (
        <Text as="div" key={plan.planID}>
          {`${clientOf(plan)} · ${words.terms(findWaitingRequest(plan) ?? plan)}`}
        </Text>
      ))}
      {plans.length > maxNamed && <div>{text('bulk.andMore', { count: plans.length - maxNamed })}</div>}
    </Stack>
  );
}
