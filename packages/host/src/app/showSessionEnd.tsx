import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { basePath, loginPath } from '../session/brokerPath.ts';
import type { DraftStore } from '../session/createDraftStore.ts';
import type { SessionController } from '../session/SessionController.ts';
import { toastsAtom } from '../shell/toastAtoms.ts';
import { EndedPage } from '../shell/session/EndedPage.tsx';
import type { ShellStore } from './ShellOptions.ts';

/** What {@link showSessionEnd} needs. */
export interface SessionEndOptions {
  readonly sessionController: SessionController;
  readonly drafts: DraftStore;
  readonly queries: QueryClient;
  readonly store: ShellStore;
}

/**
 * Removes all data of the user from the page when the session ends, and shows why. Unsaved input is stored first. If the
 * same user signs in again in another tab, this tab continues where it was.
 */
export function showSessionEnd(root: Root, { sessionController, drafts, queries, store }: SessionEndOptions): void {
  let hasDrafts = false;
  const render = () => {
    const state = sessionController.state();
    if (state.phase === 'returned') location.reload();
    if (state.phase !== 'ended') return;
    const page = <EndedPage state={state} hasDrafts={hasDrafts} onSignIn={() => signInAgain(sessionController)} />;
    // Synchronously, so that no data stays visible.
    flushSync(() => root.render(page));
    queries.clear();
    store.set(toastsAtom, []);
  };
  sessionController.subscribe(render);
  const stop = sessionController.subscribe(() => {
    if (sessionController.state().phase !== 'ended') return;
    stop();
    rememberUser(sessionController);
    void drafts.isEmpty().then((isEmpty) => {
      hasDrafts = !isEmpty;
      render();
    });
  });
}

/** Records the user in the history, so that after a reload only the same user returns to this address. */
function rememberUser(sessionController: SessionController): void {
  history.replaceState(
    { ...(history.state as object | null), userRefID: sessionController.session().person.refID },
    '',
  );
}

/** Loads the sign-in page; the same user returns to the present address afterwards. */
function signInAgain(sessionController: SessionController): void {
  const { displayCode, person } = sessionController.session();
  const state = { returnTo: location.pathname + location.search, userRefID: person.refID };
  history.replaceState(state, '', basePath + loginPath(displayCode));
  location.reload();
}
