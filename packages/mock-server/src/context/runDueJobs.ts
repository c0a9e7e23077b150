// Scheduled jobs run when the state is needed: before each request, also a control request, and when a waiting request
// continues. So the state is always as if they had run on time, without a timer.
import type { SystemAction } from '@brokerdesk/api';
import type { SandboxEnvironment } from './StateContext.ts';
import type { Collection } from '../state/Collection.ts';
import type { JobRow } from '../state/rows.ts';
import { removeRow } from '../state/State.ts';
import { EmulatorJobContext, type EmulatorJobHandlers } from './EmulatorJobContext.ts';

export interface JobEnvironment extends SandboxEnvironment {
  readonly jobs: EmulatorJobHandlers;
  /** The operations of plugins, with their names. */
  readonly extensionActions: readonly SystemAction[];
  readonly log: (line: string) => void;
}

/**
 * Runs every job that is due by the sandbox's clock, in order of time, and the due jobs that these schedule. Returns the
 * time at which no job was due.
 */
export function runDueJobs(environment: JobEnvironment): number {
  const { sandbox } = environment;
  for (;;) {
    const job = earliestOf(sandbox.collection('jobs'));
    const now = sandbox.clock.now();
    if (!job || job.at > now) return now;
    runJob(environment, job);
  }
}

function runJob(environment: JobEnvironment, job: JobRow): void {
  const { sandbox, jobs, log } = environment;
  const before = removeRow(sandbox.state, { collection: 'jobs', id: job.jobID });
  sandbox.state = before;
  try {
    const handle = jobs[job.type];
    if (!handle) throw new Error(`No handler for job type "${job.type}".`);
    handle(new EmulatorJobContext(environment, job), job.args as never);
  } catch (error) {
    // A failed job writes nothing, and does not run again: it would fail at every request.
    sandbox.state = before;
    log(`The job ${job.jobID} (${job.type}) failed: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

const earliestByCollection = new WeakMap<Collection, JobRow | null>();

/** Jobs of one time run in the order in which they were scheduled. */
function earliestOf(collection: Collection): JobRow | null {
  const known = earliestByCollection.get(collection);
  if (known !== undefined) return known;
  let earliest: JobRow | null = null;
  for (const job of collection.rows() as readonly JobRow[]) {
    if (!earliest || job.at < earliest.at || (job.at === earliest.at && numberOf(job) < numberOf(earliest)))
      earliest = job;
  }
  earliestByCollection.set(collection, earliest);
  return earliest;
}

function numberOf({ jobID }: JobRow): number {
  return Number(jobID.replace(/\D/g, ''));
}
