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
 * Takes everything of a person off the page when his session ends, and says why. What he had typed is kept first. If he
 * signs in again in another tab, this one goes on where it was.
 */
export function showSessionEnd(root: Root, { sessionController, drafts, queries, store }: SessionEndOptions): void {
  let hasDrafts = false;
  const render = () => {
    const state = sessionController.state();
    if (state.phase === 'returned') location.reload();
    if (state.phase !== 'ended') return;
    const page = <EndedPage state={state} hasDrafts={hasDrafts} onSignIn={() => signInAgain(sessionController)} />;
    // At once, not when the page has time for it.
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

/** Whoever loads the page anew instead of pressing the button comes back here only if he is the same person. */
function rememberUser(sessionController: SessionController): void {
  history.replaceState({ ...(history.state as object | null), whose: sessionController.session().person.refID }, '');
}

/** Loads the sign-in page anew; the same person comes back to the address that he was at. */
function signInAgain(sessionController: SessionController): void {
  const { displayCode, person } = sessionController.session();
  const state = { wanted: location.pathname + location.search, whose: person.refID };
  history.replaceState(state, '', basePath + loginPath(displayCode));
  location.reload();
}
