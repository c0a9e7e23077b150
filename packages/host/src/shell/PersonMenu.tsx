import userPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/user';
import { labelOf, Stack, useHotkeys } from '@brokerdesk/plugin-sdk';
import { Icon, PopoverButton, listHotkeys, setSingleKeysDisabled } from '@brokerdesk/plugin-sdk/host';
import { Link } from 'react-router';
import en from '../texts/host/en.ts';
import { useHostText } from '../texts/host/hostTexts.ts';
import { basePath } from '../session/brokerPath.ts';
import { usePortal } from './PortalContext.ts';
import { useSignOut } from './useSignOut.tsx';
import { type ReactNode, useEffect, useState, type ComponentType } from 'react';
import { loadChunk, ChunkError } from '../components/loadChunk.ts';
import { areSingleKeysOff } from '../session/preferences.ts';

/** The menu with the name of the signed-in user, their dialogs and the sign-out. */
export function PersonMenu() {
  const text = useHostText();
  const { session } = usePortal();
  const { signOut, isSigningOut, confirmDialog } = useSignOut();
  const passwordDialog = usePasswordDialog();
  const hotkeyDialog = useHotkeyDialog();
  const { userName, userID, type } = session.person;
  const openDialog = (close: () => void, open: () => void) => {
    // Before the dialog opens, so that it returns the focus to the button of this menu.
    close();
    open();
  };
  return (
    <>
      <PopoverButton
        variant="minimal"
        popoverClassName="bd-panel bdk-menu"
        label={text('frame.person', { name: userName })}
        icon={<Icon paths={userPaths} />}
        button={userName}
        textClassName="bdk-text-cut bdk-short bd-person-name"
      >
        {(close) => (
          <div className="bd-person">
            <Stack gap={0} className="bd-panel-text">
              <strong>{userName}</strong>
              <span className="bd-muted">
                {userID} · {labelOf(en.frame.accountType, type, (known) => text(`frame.accountType.${known}`))}
              </span>
            </Stack>
            <ul>
              <li>
                <Link className="bdk-item" to={`/${session.displayCode}/diagnostics`} onClick={close}>
                  {text('frame.diagnostics')}
                </Link>
              </li>
              <li>
                <button type="button" className="bdk-item" onClick={() => openDialog(close, passwordDialog.open)}>
                  {text('frame.changePassword')}
                </button>
              </li>
              <li>
                <button type="button" className="bdk-item" onClick={() => openDialog(close, hotkeyDialog.open)}>
                  {text('frame.keys')}
                </button>
              </li>
              <li>
                <a className="bdk-item" href={`${basePath}/portal_list`}>
                  {text('frame.portals')}
                </a>
              </li>
              <li>
                <button
                  type="button"
                  className="bdk-item"
                  aria-disabled={isSigningOut || undefined}
                  onClick={isSigningOut ? undefined : signOut}
                >
                  {text(isSigningOut ? 'frame.signingOut' : 'frame.signOut')}
                </button>
              </li>
            </ul>
          </div>
        )}
      </PopoverButton>
      {passwordDialog.dialog}
      {hotkeyDialog.dialog}
      {confirmDialog}
    </>
  );
}

/** Opens the dialog of hotkeys on `?`, or from a menu with `open`. The caller renders `dialog`. */
function useHotkeyDialog(): { readonly open: () => void; readonly dialog: ReactNode } {
  const text = useHostText();
  const { texts, notify } = usePortal();
  const [dialog, setDialog] = useState<ReactNode>();
  const open = () => {
    const hotkeys = listHotkeys().filter(({ keys }) => keys !== '?');
    loadChunk(() => import('./hotkeys/HotkeyDialog.tsx'))
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

/** Opens the dialog to change the user's password; its code is fetched on demand, because it is rarely needed. */
function usePasswordDialog(): { readonly open: () => void; readonly dialog: ReactNode } {
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
