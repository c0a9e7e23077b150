import { useHost } from '@brokerdesk/plugin-sdk';
import { useCallback } from 'react';
import { useText } from '../screens/useText.ts';

/** Returns a function that copies a link and says so; where the browser refuses, it shows the link to copy by hand. */
export function useCopyLink(): (link: string) => void {
  const text = useText();
  const { notify } = useHost();
  return useCallback(
    (link) => {
      navigator.clipboard.writeText(link).then(
        () => notify({ tone: 'success', text: text('links.copied') }),
        () => notify({ tone: 'error', text: text('links.copyFailed', { link }) }),
      );
    },
    [notify, text],
  );
}
