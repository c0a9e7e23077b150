import type { MessageKey } from '@brokerdesk/plugin-sdk';
import { useTranslation } from 'react-i18next';
import type { TextSource } from './createTexts.ts';
import en from './keys/locales/en.ts';

/** The texts of the sheet of keys; added when it is opened. */
export const keysTexts: TextSource = {
  en,
  'zh-Hans': () => import('./keys/locales/zh-Hans.ts'),
  'zh-Hant': () => import('./keys/locales/zh-Hant.ts'),
};

/** The namespace of {@link keysTexts}. */
export const keysNamespace = 'keys';

/** Gives a text of these in the current language. */
export function useKeysText(): (key: MessageKey<typeof en>) => string {
  const { t } = useTranslation(keysNamespace);
  return t as unknown as (key: MessageKey<typeof en>) => string;
}
