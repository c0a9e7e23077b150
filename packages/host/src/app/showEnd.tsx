import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import type { Texts } from '../languages/createTexts.ts';
import { basePath, loginPath } from '../session/brokerPath.ts';
import type { DraftStore } from '../session/createDraftStore.ts';
import type { SessionKeeper } from '../session/SessionKeeper.ts';
import { noticesAtom } from '../shell/noticeAtoms.ts';
import { type Dialogs, loadDialogs } from '../shell/session/loadDialogs.ts';
import type { ShellStore } from './ShellOptions.ts';

/** What {@link showEnd} needs. */
export interface EndOptions {
  readonly texts: Texts;
  readonly keeper: SessionKeeper;
  readonly drafts: DraftStore;
  readonly queries: QueryClient;
  readonly store: ShellStore;
}

/**
 * Takes everything of a person off the page when his session ends, and says why. What he had typed is kept first. If he
 * signs in again in another tab, this one goes on where it was.
 */
export function showEnd(root: Root, { texts, keeper, drafts, queries, store }: EndOptions): void {
  let hasDrafts = false;
  let dialogs: Dialogs | undefined;
  const show = () => {
    const state = keeper.state();
    if (state.phase === 'returned') location.reload();
    if (state.phase !== 'ended') return;
    const onSignIn = () => signInAgain(keeper);
    const page = dialogs ? (
      <dialogs.EndedPage state={state} hasDrafts={hasDrafts} onSignIn={onSignIn} />
    ) : (
      <EndedInWords texts={texts} onSignIn={onSignIn} />
    );
    // At once, not when the page has time for it.
    flushSync(() => root.render(page));
    queries.clear();
    store.set(noticesAtom, []);
  };
  keeper.subscribe(show);
  const stop = keeper.subscribe(() => {
    if (keeper.state().phase !== 'ended') return;
    stop();
    const loaded = (arrived: Dialogs) => {
      dialogs = arrived;
      show();
    };
    // Without them the words stay, and so does the way to the sign-in page.
    loadDialogs(texts).then(loaded, () => {});
    void drafts.isEmpty().then((isEmpty) => {
      hasDrafts = !isEmpty;
      show();
    });
  });
}

/** What is said until the page itself has arrived, which is at once where it was fetched ahead. */
function EndedInWords({ texts, onSignIn }: { readonly texts: Texts; readonly onSignIn: () => void }) {
  return (
    <main className="bd-ended">
      <p role="status">{texts.i18n.t('host:errors.sessionTitle')}</p>
      <button type="button" className="bp6-button bp6-intent-primary" onClick={onSignIn}>
        {texts.i18n.t('host:errors.sessionSignIn')}
      </button>
    </main>
  );
}

/** Loads the sign-in page anew; the same person comes back to the address that he was at. */
function signInAgain(keeper: SessionKeeper): void {
  const { displayCode, person } = keeper.session();
  const state = { wanted: location.pathname + location.search, whose: person.refID };
  history.replaceState(state, '', basePath + loginPath(displayCode));
  location.reload();
}
