// The quote plans that sandboxes begin with, and their scheduled work.
import { feedPlans, type SeededFeedPlan } from '../../demo/feed-plans/feedPlans.ts';
import { traders } from '../../demo/traders/traders.ts';
import { dayOf, formatDay, type JobRow, seedAuthorOf, type SeedOptions } from '@brokerdesk/mock-server/engine';
import { listPlannedJobs } from './feedPlanSchedule.ts';
import type { FeedPlanRow, FeedRequest } from './feedPlanRows.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

export function makeFeedPlans({ now }: SeedOptions): FeedPlanRow[] {
  return feedPlans.map((plan, index) => makePlan(plan, { now, planID: planIdOf(plan.brokerCode, index) }));
}

/** The jobs that the plans of a new sandbox wait for. */
export function makeFeedPlanJobs(options: SeedOptions): JobRow[] {
  return makeFeedPlans(options)
    .flatMap(listPlannedJobs)
    .map((job, index) => ({ ...job, jobID: `seededFeedPlan-${index + 1}` }));
}

function planIdOf(brokerCode: string, index: number): string {
  return `${brokerCode}-QP${String(index + 1).padStart(3, '0')}`;
}

function makePlan(
  plan: SeededFeedPlan,
  { now, planID }: { readonly now: number; readonly planID: string },
): FeedPlanRow {
  const { brokerCode, userID, subUserID, description, status, terminationDay } = plan;
  const request = makeRequest(plan, now);
  const change = plan.change && makeChange(plan, plan.change, now);
  const latest = change ?? request;
  return {
    planID,
    brokerCode,
    userID,
    subUserID,
    customerName: customerNameOf(userID),
    description,
    status,
    request,
    change,
    terminationDate: terminationDay === null ? null : formatDay(dayOf(now) + terminationDay),
    version: change ? 3 : 2,
    updateTime: latest.auditTime ?? latest.applyTime,
    updateBy: latest.auditBy ?? latest.applyBy,
  };
}

function customerNameOf(userID: string): string {
  return traders.find((trader) => trader.userID === userID)?.names[2] ?? userID;
}

function makeRequest(plan: SeededFeedPlan, now: number): FeedRequest {
  const { packageCode, quota, effectiveDay, applyDay, status, rejection } = plan;
  return {
    packageCode,
    quota,
    effectiveDate: formatDay(dayOf(now) + effectiveDay),
    ...applicant(plan.brokerCode, now + applyDay * dayMs),
    ...auditor(auditOf(status), now + applyDay * dayMs + 20 * hourMs),
    auditReason: rejection,
  };
}

function auditOf(status: FeedPlanRow['status']): FeedRequest['audit'] {
  if (status === 'applied') return 'pending';
  return status === 'rejected' ? 'rejected' : 'approved';
}

function makeChange(
  { brokerCode }: SeededFeedPlan,
  { packageCode, quota, effectiveDay, audit, rejection }: NonNullable<SeededFeedPlan['change']>,
  now: number,
): FeedRequest {
  return {
    packageCode,
    quota,
    effectiveDate: formatDay(dayOf(now) + effectiveDay),
    ...applicant(brokerCode, now - 2 * dayMs),
    ...auditor(audit, now - dayMs),
    auditReason: rejection ?? null,
  };
}

function applicant(brokerCode: string, time: number) {
  const applyTime = new Date(time).toISOString();
  return { applyRefID: `${brokerCode}-U001`, applyBy: seedAuthorOf(brokerCode), applyTime };
}

function auditor(audit: FeedRequest['audit'], time: number) {
  if (audit === 'pending') return { audit, auditBy: null, auditTime: null };
  return { audit, auditBy: seedAuthorOf('2GO'), auditTime: new Date(time).toISOString() };
}
