import { useTranslation } from 'react-i18next';

/** Returns the translation of titles that plugins have declared. */
export function useTitle(): (titled: { readonly pluginId: string; readonly titleKey: string }) => string {
  const { t } = useTranslation();
  return ({ pluginId, titleKey }) => t(`${pluginId}:${titleKey}`);
}
