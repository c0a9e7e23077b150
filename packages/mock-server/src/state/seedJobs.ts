import { brokers } from '@brokerdesk/fixtures';
import { nextNight } from '../behaviour/times.ts';
import type { Seed } from './Collection.ts';
import type { JobRow } from './rows.ts';
import { makeFeedPlanJobs } from './seedFeedPlans.ts';
import { makeDeliveryJobs } from './seedNotices.ts';
import type { SeedStart } from './SeedStart.ts';
import { seedTogether } from './seeds.ts';

/** What sandboxes have planned from the start. */
export function seedJobs(start: SeedStart): Seed {
  return seedTogether(() =>
    [...makeNightJobs(start), ...makeFeedPlanJobs(start), ...makeDeliveryJobs(start)].map(
      (job) => [job.jobID, job] as const,
    ),
  );
}

/** Each broker's work of the night, which plans the next. */
function makeNightJobs({ now }: SeedStart): JobRow[] {
  return brokers
    .filter(({ internal }) => !internal)
    .map(({ brokerCode }) => ({
      jobID: `night-${brokerCode}`,
      type: 'application.expire',
      at: nextNight(now),
      args: { brokerCode },
    }));
}
