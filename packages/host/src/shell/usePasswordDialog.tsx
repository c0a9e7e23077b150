import { type ComponentType, type ReactNode, useState } from 'react';
import { useHostText } from '../languages/hostTexts.ts';
import { usePortal } from './PortalContext.ts';

/** Opens the dialog to change one's password; its code is fetched then, as few people need it on a day. */
export function usePasswordDialog(): { readonly open: () => void; readonly shown: ReactNode } {
  const text = useHostText();
  const { texts, notify } = usePortal();
  const [Dialog, setDialog] = useState<ComponentType<{ readonly onClose: () => void }>>();
  const open = async () => {
    try {
      const { ChangePasswordDialog, identityNamespace, identityTexts } = await import('./ChangePasswordDialog.tsx');
      await texts.add(identityNamespace, identityTexts);
      setDialog(() => ChangePasswordDialog);
    } catch {
      notify({ tone: 'error', text: text('frame.dialogFailed') });
    }
  };
  return {
    open: () => void open(),
    shown: Dialog && <Dialog onClose={() => setDialog(undefined)} />,
  };
}
