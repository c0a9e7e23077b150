import { useTranslation } from 'react-i18next';
import type { MessageKey } from '@brokerdesk/plugin-sdk';
import type { TextSource } from './createTexts.ts';
import en from './locales/en.ts';

/** The host's own texts. */
export const hostTexts: TextSource = {
  en,
  'zh-Hans': () => import('./locales/zh-Hans.ts'),
  'zh-Hant': () => import('./locales/zh-Hant.ts'),
};

/** A key of the host's texts; those with plural forms are asked for without their ending. */
export type HostKey = MessageKey<typeof en> | 'signIn.tooMany';

/** Gives a text of the host in the current language. */
export type HostText = (key: HostKey, values?: Readonly<Record<string, string | number>>) => string;

/** Gives the host's texts; the component renders again when the language changes. */
export function useHostText(): HostText {
  const { t } = useTranslation('host');
  return t as unknown as HostText;
}
