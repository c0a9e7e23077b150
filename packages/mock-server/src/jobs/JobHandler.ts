import type { JobContext } from './JobContext.ts';

/** Does planned work. Must not wait for anything: what it writes happens together or not at all. */
export type JobHandler = (context: JobContext, args: never) => void;

/** Handlers by the `type` of the jobs that they do. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;
