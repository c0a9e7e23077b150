import { useTranslation } from 'react-i18next';
import type { TextOf } from '../../../hooks/createTextHook.ts';
import type { MessageSet } from '../../../messages.ts';
import { en } from './locales/en.ts';

/** Where the texts of the tools stand among those of the portal. */
export const listToolsNamespace = 'kit-list';

/** The texts of the tools. */
export const listToolsTexts: MessageSet<typeof en> = {
  en,
  'zh-Hans': () => import('./locales/zh-Hans.ts'),
  'zh-Hant': () => import('./locales/zh-Hant.ts'),
};

/** Gives the texts of the tools. */
export function useToolText(): TextOf<typeof en> {
  const { t } = useTranslation(listToolsNamespace);
  return t as unknown as TextOf<typeof en>;
}
