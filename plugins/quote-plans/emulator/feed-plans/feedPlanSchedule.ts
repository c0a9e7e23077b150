// Scheduled work of a quote plan: it takes effect, its change follows, it ends. Each job is planned once and checks the
// plan again when it runs, because the plan may have changed by then.
import { dayInShanghai, formatTime, type JobRow, rowIndex, type StateContext } from '@brokerdesk/mock-server/engine';
import type { FeedPlanRow, FeedRequest } from './feedPlanRows.ts';

type PlannedJob = Omit<JobRow, 'jobID'>;

/** The types of the jobs, which are also the operations in the operation records. */
export const feedPlanJobTypes = {
  start: 'feedPlan.takeEffect',
  change: 'feedPlan.takeChange',
  end: 'feedPlan.end',
} as const;

export interface FeedPlanJobArgs {
  readonly planID: string;
  /** The day for which it was planned. */
  readonly day: string;
}

/** The jobs of a plan in its current state. */
export function listPlannedJobs(plan: FeedPlanRow): readonly PlannedJob[] {
  const { planID, status, request, change, terminationDate } = plan;
  const jobs: PlannedJob[] = [];
  const add = (type: string, day: string, at: number) => jobs.push({ type, at, args: { planID, day } });
  if (status === 'approved') {
    add(feedPlanJobTypes.start, request.effectiveDate, dayInShanghai(request.effectiveDate).from);
  }
  if (status === 'effective' && change?.audit === 'approved') {
    add(feedPlanJobTypes.change, change.effectiveDate, dayInShanghai(change.effectiveDate).from);
  }
  if (status === 'effective' && terminationDate !== null) {
    add(feedPlanJobTypes.end, terminationDate, dayInShanghai(terminationDate).until + 1);
  }
  return jobs;
}

/** Writes a plan and schedules its jobs. Jobs of the earlier state find no work. */
export function saveFeedPlan(context: StateContext, plan: FeedPlanRow): void {
  context.change((draft) => draft.put('feedPlans', plan.planID, plan));
  for (const job of listPlannedJobs(plan))
    if (context.collection('jobs').idsBy(byPlan, jobKeyOf(job)).length === 0) context.schedule(job);
}

const byPlan = rowIndex((job: JobRow) => ('planID' in job.args ? jobKeyOf(job) : null));

function jobKeyOf({ type, at, args }: PlannedJob): string {
  return `${type} ${at} ${(args as Partial<FeedPlanJobArgs>).planID ?? ''}`;
}

/** The plan after its change has come: the change is the plan now. */
export function applyChange(plan: FeedPlanRow, change: FeedRequest): FeedPlanRow {
  return { ...plan, request: change, change: null };
}

/** The next version of a plan that only the clock has changed. */
export function stampByClock<Row extends FeedPlanRow>(context: StateContext, plan: Row): Row {
  return { ...plan, version: plan.version + 1, updateTime: formatTime(context.now()) };
}
