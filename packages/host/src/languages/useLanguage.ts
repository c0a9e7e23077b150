import type { Language } from '@brokerdesk/api';
import { useTranslation } from 'react-i18next';

/** Gives the current language; the component renders again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language as Language;
}
