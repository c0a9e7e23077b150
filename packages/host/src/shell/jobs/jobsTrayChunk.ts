// What shows jobs, in one file of its own that is fetched when it is opened.
export { jobsNamespace, jobsTexts } from '../../languages/jobsTexts.ts';
export { describeEnd } from './describeEnd.ts';
export { JobsPanel } from './JobsPanel.tsx';
export { LeaveJobsDialog } from './LeaveJobsDialog.tsx';
