import type { MessageKey } from '@brokerdesk/plugin-sdk';
import { useTranslation } from 'react-i18next';
import type { TextSource } from './createTexts.ts';
import en from './inspector/locales/en.ts';

/** The texts of the page about plugins and permissions; added when it is opened. */
export const inspectorTexts: TextSource = {
  en,
  'zh-Hans': () => import('./inspector/locales/zh-Hans.ts'),
  'zh-Hant': () => import('./inspector/locales/zh-Hant.ts'),
};

/** The namespace of {@link inspectorTexts}. */
export const inspectorNamespace = 'inspector';

/** A key of these texts. */
export type InspectorKey = MessageKey<typeof en>;

/** Gives a text of these in the current language. */
export type InspectorText = (key: InspectorKey, values?: Readonly<Record<string, string | number>>) => string;

/** Gives these texts; the component renders again when the language changes. */
export function useInspectorText(): InspectorText {
  const { t } = useTranslation(inspectorNamespace);
  return t as unknown as InspectorText;
}
