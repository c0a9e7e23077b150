import type { MessageKey } from '@brokerdesk/plugin-sdk';
import { useTranslation } from 'react-i18next';
import type { TextSource } from './createTexts.ts';
import en from './jobs/locales/en.ts';

/** The texts of the tray of jobs; added when there are any. */
export const jobsTexts: TextSource = {
  en,
  'zh-Hans': () => import('./jobs/locales/zh-Hans.ts'),
  'zh-Hant': () => import('./jobs/locales/zh-Hant.ts'),
};

/** The namespace of {@link jobsTexts}. */
export const jobsNamespace = 'jobs';

/** Gives a text of these in the current language. */
export type JobsText = (key: MessageKey<typeof en>, values?: Readonly<Record<string, string | number>>) => string;

/** Gives these texts; the component renders again when the language changes. */
export function useJobsText(): JobsText {
  const { t } = useTranslation(jobsNamespace);
  return t as unknown as JobsText;
}
