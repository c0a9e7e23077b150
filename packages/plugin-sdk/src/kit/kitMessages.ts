import type { MessageSet } from '../messages.ts';
import { en } from './locales/en.ts';

/** The kit's own texts, which the host adds to its languages under the namespace `kit`. */
export const kitMessages: MessageSet<typeof en> = {
  en,
  'zh-Hans': () => import('./locales/zh-Hans.ts'),
  'zh-Hant': () => import('./locales/zh-Hant.ts'),
};
