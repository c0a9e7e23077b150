import { useSyncExternalStore } from 'react';
import type { SessionKeeper } from '../../session/SessionKeeper.ts';
import type { SessionState } from '../../session/SessionState.ts';

/** Gives the state of the session; the component renders again when it changes. */
export function useSessionState(keeper: SessionKeeper): SessionState {
  return useSyncExternalStore(keeper.subscribe, keeper.state);
}
