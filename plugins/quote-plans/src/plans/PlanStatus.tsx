import { StatusTag, type TagTone } from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { usePlanWords } from './usePlanWords.ts';

const tones: Readonly<Record<string, TagTone>> = {
  applied: 'waiting',
  rejected: 'failed',
  approved: 'form',
  effective: 'progress',
  terminated: 'neutral',
};

const auditTones: Readonly<Record<string, TagTone>> = { pending: 'waiting', rejected: 'failed', approved: 'progress' };

/** The status of a plan. */
export function PlanStatus({ status }: Pick<FeedPlan, 'status'>) {
  const words = usePlanWords();
  return <StatusTag tone={tones[status] ?? 'neutral'}>{words.status(status)}</StatusTag>;
}

/** The provider's decision on a plan or its change. */
export function AuditStatus({ audit }: Pick<FeedPlan, 'audit'>) {
  const words = usePlanWords();
  return <StatusTag tone={auditTones[audit] ?? 'neutral'}>{words.audit(audit)}</StatusTag>;
}
