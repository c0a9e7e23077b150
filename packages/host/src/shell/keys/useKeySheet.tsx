import { useHotkeys } from '@brokerdesk/plugin-sdk';
import { listHotkeys, switchSingleKeys } from '@brokerdesk/plugin-sdk/host';
import { type ReactNode, useEffect, useState } from 'react';
import { useHostText } from '../../languages/hostTexts.ts';
import { loadChunk } from '../../parts/loadChunk.ts';
import { areSingleKeysOff } from '../../session/preferences.ts';
import { usePortal } from '../PortalContext.ts';

/** Lets `?` open the sheet of keys; `open` does the same from a menu. The sheet belongs somewhere in the page. */
export function useKeySheet(): { readonly open: () => void; readonly shown: ReactNode } {
  const text = useHostText();
  const { texts, notify } = usePortal();
  const [shown, setShown] = useState<ReactNode>();
  const open = () => {
    const hotkeys = listHotkeys().filter(({ keys }) => keys !== '?');
    loadChunk(() => import('./KeySheet.tsx'))
      .then(async ({ KeySheet, keysNamespace, keysTexts }) => {
        await texts.add(keysNamespace, keysTexts);
        setShown(<KeySheet hotkeys={hotkeys} onClose={() => setShown(undefined)} />);
      })
      .catch(() => notify({ tone: 'error', text: text('frame.dialogFailed') }));
  };
  useEffect(() => switchSingleKeys(areSingleKeysOff()), []);
  useHotkeys([{ keys: '?', what: text('frame.keys'), run: open }]);
  return { open, shown };
}
