import type { SessionKeeper } from './SessionKeeper.ts';
import { readSession } from './sessionStorage.ts';

/**
 * Lets a session be judged whenever time may have jumped: after sleep, out of the background, back from the history.
 * While it is in doubt, and while the page is put away, the page is covered; a style sheet does the rest.
 */
export function watchWaking(keeper: SessionKeeper): void {
  let isAway = false;
  const cover = () => {
    const { phase } = keeper.state();
    document.documentElement.toggleAttribute('data-covered', isAway || phase === 'judging' || phase === 'returned');
  };
  const putAway = () => {
    isAway = true;
    cover();
  };
  const wake = () => {
    keeper.judge();
    isAway = false;
    cover();
  };
  keeper.subscribe(cover);
  document.addEventListener('freeze', putAway);
  document.addEventListener('resume', wake);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('focus', wake);
  window.addEventListener('pagehide', putAway);
  window.addEventListener('pageshow', (event) => {
    // A page out of the history may belong to a session that has left this tab meanwhile.
    if (event.persisted && readSession()?.sessionId !== keeper.session().sessionId) location.reload();
    else wake();
  });
}
