import { ErrorDialogs } from '../ErrorDialogs.tsx';
import { usePortal } from '../PortalContext.ts';
import { signOut } from '../signOut.ts';
import { useDialogs } from './useDialogs.ts';
import { useSessionState } from './useSessionState.ts';

/** The dialogs of the session and of the error catalogue: never two at once, and the one that is urgent first. */
export function SessionDialogs() {
  const services = usePortal();
  const { keeper, session, texts } = services;
  const state = useSessionState(keeper);
  const dialogs = useDialogs(texts, state.phase === 'warning');
  if (state.phase !== 'warning') return <ErrorDialogs displayCode={session.displayCode} texts={texts} />;
  if (!dialogs) return null;
  return <dialogs.IdleDialog keeper={keeper} endsAt={state.endsAt} onSignOut={() => void signOut(services)} />;
}
