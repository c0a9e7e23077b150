import { useHotkeys } from '@brokerdesk/plugin-sdk';
import { listHotkeys, setSingleKeysDisabled } from '@brokerdesk/plugin-sdk/host';
import { type ReactNode, useEffect, useState } from 'react';
import { useHostText } from '../../texts/host/hostTexts.ts';
import { loadChunk } from '../../components/loadChunk.ts';
import { areSingleKeysOff } from '../../session/preferences.ts';
import { usePortal } from '../PortalContext.ts';

/** Opens the dialog of hotkeys on `?`, or from a menu with `open`. The caller renders `dialog`. */
export function useHotkeyDialog(): { readonly open: () => void; readonly dialog: ReactNode } {
  const text = useHostText();
  const { texts, notify } = usePortal();
  const [dialog, setDialog] = useState<ReactNode>();
  const open = () => {
    const hotkeys = listHotkeys().filter(({ keys }) => keys !== '?');
    loadChunk(() => import('./HotkeyDialog.tsx'))
      .then(async ({ HotkeyDialog, hotkeyTexts }) => {
        await texts.add(hotkeyTexts);
        setDialog(<HotkeyDialog hotkeys={hotkeys} onClose={() => setDialog(undefined)} />);
      })
      .catch(() => notify({ tone: 'error', text: text('frame.dialogFailed') }));
  };
  useEffect(() => setSingleKeysDisabled(areSingleKeysOff()), []);
  useHotkeys([{ keys: '?', description: text('frame.keys'), run: open }]);
  return { open, dialog };
}
