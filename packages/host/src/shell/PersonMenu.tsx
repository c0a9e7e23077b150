import userPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/user';
import { labelOf } from '@brokerdesk/plugin-sdk';
import { PopoverButton } from '@brokerdesk/plugin-sdk/host';
import { Link } from 'react-router';
import en from '../texts/host/en.ts';
import { useHostText } from '../texts/host/hostTexts.ts';
import { basePath } from '../session/brokerPath.ts';
import { usePortal } from './PortalContext.ts';
import { Icon } from '../components/Icon.tsx';
import { usePasswordDialog } from './usePasswordDialog.tsx';
import { useHotkeyDialog } from './hotkeys/useHotkeyDialog.tsx';
import { useSignOut } from './useSignOut.tsx';

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
        popoverClassName="bd-panel"
        label={text('frame.person', { name: userName })}
        icon={<Icon paths={userPaths} />}
        button={userName}
        textClassName="bd-person-name"
      >
        {(close) => (
          <div className="bd-person">
            <p>
              <strong>{userName}</strong>
              <span className="bd-muted">
                {userID} · {labelOf(en.frame.accountType, type, (known) => text(`frame.accountType.${known}`))}
              </span>
            </p>
            <ul className="bd-panel-list">
              <li>
                <Link to={`/${session.displayCode}/diagnostics`} onClick={close}>
                  {text('frame.diagnostics')}
                </Link>
              </li>
              <li>
                <button type="button" onClick={() => openDialog(close, passwordDialog.open)}>
                  {text('frame.changePassword')}
                </button>
              </li>
              <li>
                <button type="button" onClick={() => openDialog(close, hotkeyDialog.open)}>
                  {text('frame.keys')}
                </button>
              </li>
              <li>
                <a href={`${basePath}/portal_list`}>{text('frame.portals')}</a>
              </li>
              <li>
                <button
                  type="button"
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
