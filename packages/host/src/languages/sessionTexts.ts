import type { MessageKey } from '@brokerdesk/plugin-sdk';
import { useTranslation } from 'react-i18next';
import type { TextSource } from './createTexts.ts';
import en from './session/locales/en.ts';

/** What is said about the session itself; added with the shell. */
export const sessionTexts: TextSource = {
  en,
  'zh-Hans': () => import('./session/locales/zh-Hans.ts'),
  'zh-Hant': () => import('./session/locales/zh-Hant.ts'),
};

/** The namespace of {@link sessionTexts}. */
export const sessionNamespace = 'session';

/** A key of these texts; those with plural forms are asked for without their ending. */
export type SessionKey = MessageKey<typeof en> | 'warning.minutes' | 'warning.seconds';

/** Gives a text of these in the current language. */
export type SessionText = (key: SessionKey, values?: Readonly<Record<string, string | number>>) => string;

/** Gives the texts about the session; the component renders again when the language changes. */
export function useSessionText(): SessionText {
  const { t } = useTranslation(sessionNamespace);
  return t as unknown as SessionText;
}
