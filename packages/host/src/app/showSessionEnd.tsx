import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import type { DraftStore } from '../session/createDraftStore.ts';
import { signInAgain, storeEndedSession, takeEndedSession } from '../session/endedSession.ts';
import { removeLeaveGuards } from '../session/leaveGuards.ts';
import { reloadWhenReachable } from '../session/reloadWhenReachable.ts';
import type { SessionController } from '../session/SessionController.ts';
import { toastsAtom } from '../shell/toastAtoms.ts';
import { EndedPage } from '../components/EndedPage.tsx';
import { currentAccent } from '../theme/applyTheme.ts';
import type { ShellStore } from './ShellOptions.ts';

/** Options of {@link showSessionEnd}. */
export interface SessionEndOptions {
  readonly sessionController: SessionController;
  readonly drafts: DraftStore;
  readonly queries: QueryClient;
  readonly store: ShellStore;
}

/**
 * Removes all data of the user from the page when the session ends, and shows why. Unsaved input is stored first; then the
 * page is reloaded, so that no key stays in memory. If the same user signs in again in another tab, this tab continues
 * where it was.
 */
export function showSessionEnd(root: Root, { sessionController, drafts, queries, store }: SessionEndOptions): void {
  let hasDrafts = false;
  const render = () => {
    const state = sessionController.state();
    if (state.phase === 'returned') {
      takeEndedSession();
      location.reload();
    }
    if (state.phase !== 'ended') return;
    const { displayCode, person, mustChangePassword } = sessionController.session();
    const shown = { end: state.end, isDialog: state.showsDialog, hasDrafts, mustChangePassword };
    const onSignIn = () => signInAgain({ displayCode, userRefID: person.refID });
    // Synchronously, so that no data stays visible.
    flushSync(() => root.render(<EndedPage {...shown} onSignIn={onSignIn} />));
    queries.clear();
    store.set(toastsAtom, []);
  };
  sessionController.subscribe(render);
  const stop = sessionController.subscribe(() => {
    const state = sessionController.state();
    if (state.phase !== 'ended') return;
    stop();
    const { sessionId, displayCode, person, mustChangePassword } = sessionController.session();
    const whose = { sessionId, displayCode, userRefID: person.refID, mustChangePassword };
    const ended = { end: state.end, ...whose, accentColour: currentAccent() };
    storeEndedSession({ ...ended, hasDrafts });
    removeLeaveGuards();
    void drafts.isEmpty().then((isEmpty) => {
      hasDrafts = !isEmpty;
      storeEndedSession({ ...ended, hasDrafts });
      render();
      return reloadWhenReachable();
    });
  });
}
