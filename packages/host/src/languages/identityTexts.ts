import type { MessageKey } from '@brokerdesk/plugin-sdk';
import { useTranslation } from 'react-i18next';
import type { TextSource } from './createTexts.ts';
import en from './identity/locales/en.ts';

/** The texts of proving who one is and of new passwords; added when the first step that needs them is shown. */
export const identityTexts: TextSource = {
  en,
  'zh-Hans': () => import('./identity/locales/zh-Hans.ts'),
  'zh-Hant': () => import('./identity/locales/zh-Hant.ts'),
};

/** The namespace of {@link identityTexts}. */
export const identityNamespace = 'identity';

/** A key of these texts; those with plural forms are asked for without their ending. */
export type IdentityKey =
  | MessageKey<typeof en>
  | 'code.sent'
  | 'code.claimed'
  | 'code.abnormal'
  | 'change.minutes'
  | 'change.seconds'
  | 'problem.wait';

/** Gives a text of these in the current language. */
export type IdentityText = (key: IdentityKey, values?: Readonly<Record<string, string | number>>) => string;

/** Gives the texts of proving who one is; the component renders again when the language changes. */
export function useIdentityText(): IdentityText {
  const { t } = useTranslation(identityNamespace);
  return t as unknown as IdentityText;
}
