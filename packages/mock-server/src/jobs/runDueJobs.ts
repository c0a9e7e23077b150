// Planned work runs when somebody looks: before each call, before each control call and when a waiting call wakes. So the
// state is always what it would be if it had run on time, and no timer is needed.
import type { SandboxEnvironment } from '../pipeline/StateContext.ts';
import type { Collection } from '../state/Collection.ts';
import type { JobRow } from '../state/rows.ts';
import { removeRow } from '../state/State.ts';
import { EmulatorJobContext } from './EmulatorJobContext.ts';
import type { EmulatorJobHandlers } from './EmulatorJobHandler.ts';

export interface JobEnvironment extends SandboxEnvironment {
  readonly jobs: EmulatorJobHandlers;
  readonly log: (line: string) => void;
}

/**
 * Runs every job that is due by the sandbox's clock, in the order of time; jobs that they plan run too. Gives the time at
 * which none was due any more.
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
    if (!handle) throw new Error(`Nobody does jobs of the type "${job.type}".`);
    handle(new EmulatorJobContext(environment, job), job.args as never);
  } catch (error) {
    // All or nothing; and a job that fails once would fail again at every call.
    sandbox.state = before;
    log(`The job ${job.jobID} (${job.type}) failed: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

const earliestByCollection = new WeakMap<Collection, JobRow | null>();

/** Jobs of one moment run in the order in which they were planned. */
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
