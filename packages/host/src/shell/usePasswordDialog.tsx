import { type ComponentType, type ReactNode, useState } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { ChunkError, loadChunk } from '../components/loadChunk.ts';
import { usePortal } from './PortalContext.ts';

/** Opens the dialog to change the user's password; its code is fetched on demand, because it is rarely needed. */
export function usePasswordDialog(): { readonly open: () => void; readonly dialog: ReactNode } {
  const text = useHostText();
  const { texts, notify } = usePortal();
  const [Dialog, setDialog] = useState<ComponentType<{ readonly onClose: () => void }>>();
  const open = async () => {
    try {
      const { ChangePasswordDialog, passwordTexts } = await loadChunk(() => import('./ChangePasswordDialog.tsx'));
      await texts.add(passwordTexts);
      setDialog(() => ChangePasswordDialog);
    } catch (error) {
      const key = error instanceof ChunkError ? (`errors.${error.code}` as const) : 'frame.dialogFailed';
      notify({ tone: 'error', text: text(key) });
    }
  };
  return {
    open: () => void open(),
    dialog: Dialog && <Dialog onClose={() => setDialog(undefined)} />,
  };
}
