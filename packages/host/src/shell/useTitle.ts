import { useTranslation } from 'react-i18next';

/** Gives the texts of titles that plugins have declared, in the current language. */
export function useTitle(): (titled: { readonly pluginId: string; readonly titleKey: string }) => string {
  const { t } = useTranslation();
  return ({ pluginId, titleKey }) => t(`${pluginId}:${titleKey}`);
}
