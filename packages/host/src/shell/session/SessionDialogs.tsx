import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { RequestErrorDialog } from '../RequestErrorDialog.tsx';
import { usePortal } from '../PortalContext.ts';
import { signOut } from '../signOut.ts';
import { IdleDialog } from './IdleDialog.tsx';

/** The dialogs of the session and of the error catalogue: never two at once, and the one that is urgent first. */
export function SessionDialogs() {
  const services = usePortal();
  const { sessionController, session } = services;
  const queries = useQueryClient();
  const state = useSyncExternalStore(sessionController.subscribe, sessionController.state);
  if (state.phase !== 'warning') return <RequestErrorDialog displayCode={session.displayCode} />;
  return (
    <IdleDialog
      sessionController={sessionController}
      endsAt={state.endsAt}
      onSignOut={() => void signOut(services, queries)}
    />
  );
}
