// What is rarely shown, in one file of its own that is fetched after the first screen (see loadDialogs).
export { sessionNamespace, sessionTexts } from '../../languages/sessionTexts.ts';
export { RequestErrorDialog } from '../RequestErrorDialog.tsx';
export { EndedPage } from './EndedPage.tsx';
export { IdleDialog } from './IdleDialog.tsx';
