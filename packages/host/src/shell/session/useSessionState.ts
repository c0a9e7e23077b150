import { useSyncExternalStore } from 'react';
import type { SessionController } from '../../session/SessionController.ts';
import type { SessionState } from '../../session/SessionState.ts';

/** Returns the state of the session; the component renders again when it changes. */
export function useSessionState(sessionController: SessionController): SessionState {
  return useSyncExternalStore(sessionController.subscribe, sessionController.state);
}
