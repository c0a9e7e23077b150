import { defineTexts, type TextOf } from '@brokerdesk/plugin-sdk/host';
import en from './en.ts';

/** The texts of the tray of jobs; added when it is opened or a job ends. */
export const jobsTexts = defineTexts('jobs', {
  en,
  'zh-Hans': () => import('./zh-Hans.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
});

export const { useText: useJobsText } = jobsTexts;

/** Returns a text of these in the current language. */
export type JobsText = TextOf<typeof en>;
