// Entry of the lazy chunk that runs jobs; it is fetched when there is a job.
export { createJobStore } from './createJobStore.ts';
export { startJobEngine } from './startJobEngine.ts';
