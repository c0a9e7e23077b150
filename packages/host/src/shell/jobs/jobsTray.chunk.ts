// Entry of the lazy chunk that shows jobs; it is fetched when the tray is opened.
export { jobsTexts } from '../../texts/jobs/jobsTexts.ts';
export { describeEnd } from './describeJob.ts';
export { JobsPanel } from './JobsPanel.tsx';
export { LeaveJobsDialog } from './LeaveJobsDialog.tsx';
