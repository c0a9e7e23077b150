import { ErrorDialogs } from '../ErrorDialogs.tsx';
import { usePortal } from '../PortalContext.ts';
import { signOut } from '../signOut.ts';
import { IdleDialog } from './IdleDialog.tsx';
import { useSessionState } from './useSessionState.ts';

/** The dialogs of the session and of the error catalogue: never two at once, and the one that is urgent first. */
export function SessionDialogs() {
  const services = usePortal();
  const { keeper, session } = services;
  const state = useSessionState(keeper);
  if (state.phase !== 'warning') return <ErrorDialogs displayCode={session.displayCode} />;
  return <IdleDialog keeper={keeper} endsAt={state.endsAt} onSignOut={() => void signOut(services)} />;
}
