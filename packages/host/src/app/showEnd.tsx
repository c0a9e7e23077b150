import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { basePath, loginPath } from '../session/brokerPath.ts';
import type { DraftStore } from '../session/createDraftStore.ts';
import type { SessionKeeper } from '../session/SessionKeeper.ts';
import { noticesAtom } from '../shell/noticeAtoms.ts';
import { EndedPage } from '../shell/session/EndedPage.tsx';
import type { ShellStore } from './ShellOptions.ts';

/** What {@link showEnd} needs. */
export interface EndOptions {
  readonly keeper: SessionKeeper;
  readonly drafts: DraftStore;
  readonly queries: QueryClient;
  readonly store: ShellStore;
}

/**
 * Takes everything of a person off the page when his session ends, and says why. What he had typed is kept first. If he
 * signs in again in another tab, this one goes on where it was.
 */
export function showEnd(root: Root, { keeper, drafts, queries, store }: EndOptions): void {
  let hasDrafts = false;
  const show = () => {
    const state = keeper.state();
    if (state.phase === 'returned') location.reload();
    if (state.phase !== 'ended') return;
    const page = <EndedPage state={state} hasDrafts={hasDrafts} onSignIn={() => signInAgain(keeper)} />;
    // At once, not when the page has time for it.
    flushSync(() => root.render(page));
    queries.clear();
    store.set(noticesAtom, []);
  };
  keeper.subscribe(show);
  const stop = keeper.subscribe(() => {
    if (keeper.state().phase !== 'ended') return;
    stop();
    noteWhose(keeper);
    void drafts.isEmpty().then((isEmpty) => {
      hasDrafts = !isEmpty;
      show();
    });
  });
}

/** Whoever loads the page anew instead of pressing the button comes back here only if he is the same person. */
function noteWhose(keeper: SessionKeeper): void {
  history.replaceState({ ...(history.state as object | null), whose: keeper.session().person.refID }, '');
}

/** Loads the sign-in page anew; the same person comes back to the address that he was at. */
function signInAgain(keeper: SessionKeeper): void {
  const { displayCode, person } = keeper.session();
  const state = { wanted: location.pathname + location.search, whose: person.refID };
  history.replaceState(state, '', basePath + loginPath(displayCode));
  location.reload();
}
