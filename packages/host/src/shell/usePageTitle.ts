import { textIn } from '@brokerdesk/plugin-sdk';
import { useEffect } from 'react';
import { useLanguage } from '../languages/createTexts.ts';
import { usePortal } from './PortalContext.ts';

/** Sets the title of the document: the screen, then the broker. */
export function usePageTitle(title: string | undefined): void {
  const language = useLanguage();
  const { configuration } = usePortal();
  const broker = textIn(configuration.broker.name, language);
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${broker}`;
  }, [title, broker]);
}
