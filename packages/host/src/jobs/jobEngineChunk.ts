// What runs jobs, in one file of its own that is fetched when there are any.
export { createJobStore } from './createJobStore.ts';
export { startJobEngine } from './startJobEngine.ts';
