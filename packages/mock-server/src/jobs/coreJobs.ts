import type { JobHandlers } from './JobHandler.ts';

/** Who does which planned work. */
export const coreJobs: JobHandlers = {};
