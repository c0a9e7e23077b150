import userPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/user';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useHostText } from '../languages/hostTexts.ts';
import { basePath } from '../session/brokerPath.ts';
import { Disclosure } from './Disclosure.tsx';
import { usePortal } from './PortalContext.ts';
import { Icon } from '../components/Icon.tsx';
import { usePasswordDialog } from './usePasswordDialog.tsx';
import { useHotkeyDialog } from './hotkeys/useHotkeyDialog.tsx';
import { useSignOut } from './useSignOut.tsx';

/** Who is signed in, and the way out. */
export function PersonMenu() {
  const text = useHostText();
  const { session } = usePortal();
  const { signOut, isSigningOut, confirmDialog } = useSignOut();
  const passwordDialog = usePasswordDialog();
  const hotkeyDialog = useHotkeyDialog();
  const root = useRef<HTMLDivElement>(null);
  const { userName, userID, type } = session.person;
  const openDialog = (close: () => void, open: () => void) => {
    close();
    // The dialog gives the focus back to where it was.
    root.current?.querySelector('button')?.focus();
    open();
  };
  return (
    <div ref={root}>
      <Disclosure
        label={text('frame.person', { name: userName })}
        button={
          <>
            <Icon paths={userPaths} />
            <span className="bd-person-name">{userName}</span>
          </>
        }
      >
        {(close) => (
          <div className="bd-person">
            <p>
              <strong>{userName}</strong>
              <span className="bd-muted">
                {userID} · {text(`frame.accountType.${type}`)}
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
      </Disclosure>
      {passwordDialog.dialog}
      {hotkeyDialog.dialog}
      {confirmDialog}
    </div>
  );
}
