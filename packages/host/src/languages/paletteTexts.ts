import type { MessageKey } from '@brokerdesk/plugin-sdk';
import { useTranslation } from 'react-i18next';
import type { TextSource } from './createTexts.ts';
import en from './palette/locales/en.ts';

/** The texts of the command palette; added when it is opened. */
export const paletteTexts: TextSource = {
  en,
  'zh-Hans': () => import('./palette/locales/zh-Hans.ts'),
  'zh-Hant': () => import('./palette/locales/zh-Hant.ts'),
};

/** The namespace of {@link paletteTexts}. */
export const paletteNamespace = 'palette';

/** Gives a text of these in the current language. */
export type PaletteText = (
  key: MessageKey<typeof en> | 'count',
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Gives these texts; the component renders again when the language changes. */
export function usePaletteText(): PaletteText {
  const { t } = useTranslation(paletteNamespace);
  return t as unknown as PaletteText;
}
