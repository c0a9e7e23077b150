import { brokers } from '@brokerdesk/fixtures';
import { nextNight } from '../contract/times.ts';
import { createLazySeed, type Seed, type SeedOptions } from '../state/seeds.ts';
import type { JobRow } from '../state/rows.ts';
import { makeFeedPlanJobs } from './feed-plans/seedFeedPlans.ts';
import { makeDeliveryJobs } from './seedClientInformation.ts';

/** The jobs that sandboxes begin with. */
export function seedJobs(options: SeedOptions): Seed {
  return createLazySeed(() =>
    [...makeNightJobs(options), ...makeFeedPlanJobs(options), ...makeDeliveryJobs(options)].map(
      (job) => [job.jobID, job] as const,
    ),
  );
}

/** Each broker's work of the night, which plans the next. */
function makeNightJobs({ now }: SeedOptions): JobRow[] {
  return brokers
    .filter(({ internal }) => !internal)
    .map(({ brokerCode }) => ({
      jobID: `night-${brokerCode}`,
      type: 'application.expire',
      at: nextNight(now),
      args: { brokerCode },
    }));
}
