import { useEffect } from 'react';
import { textIn } from '../languages/textIn.ts';
import { useLanguage } from '../languages/useLanguage.ts';
import { usePortal } from './PortalContext.ts';

/** Names the page in the browser's tab and history, the screen before the broker. */
export function usePageTitle(title: string | undefined): void {
  const language = useLanguage();
  const { configuration } = usePortal();
  const broker = textIn(language, configuration.broker.name);
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${broker}`;
  }, [title, broker]);
}
