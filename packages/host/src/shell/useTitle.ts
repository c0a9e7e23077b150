// Titles of screens in the current language, and the title of the document.
import { textIn } from '@brokerdesk/plugin-sdk';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../languages/createTexts.ts';
import { usePortal } from './PortalContext.ts';

/** Returns the translation of titles that plugins have declared. */
export function useTitle(): (titled: { readonly pluginId: string; readonly titleKey: string }) => string {
  const { t } = useTranslation();
  return ({ pluginId, titleKey }) => t(`${pluginId}:${titleKey}`);
}

/** Sets the title of the document: the screen, then the broker. */
export function usePageTitle(title: string | undefined): void {
  const language = useLanguage();
  const { configuration } = usePortal();
  const broker = textIn(configuration.broker.name, language);
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${broker}`;
  }, [title, broker]);
}
