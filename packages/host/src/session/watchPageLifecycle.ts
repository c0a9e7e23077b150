import type { SessionController } from './SessionController.ts';
import { readSession } from './sessionStorage.ts';

/**
 * Lets a session be judged whenever time may have jumped: after sleep, out of the background, back from the history.
 * While it is in doubt, and while the page is put away, the page is covered; a style sheet does the rest.
 */
export function watchPageLifecycle(sessionController: SessionController): void {
  let isHidden = false;
  const updateCover = () => {
    const { phase } = sessionController.state();
    document.documentElement.toggleAttribute('data-covered', isHidden || phase === 'verifying' || phase === 'returned');
  };
  const onHidden = () => {
    isHidden = true;
    updateCover();
  };
  const onResumed = () => {
    sessionController.evaluate();
    isHidden = false;
    updateCover();
  };
  sessionController.subscribe(updateCover);
  document.addEventListener('freeze', onHidden);
  document.addEventListener('resume', onResumed);
  document.addEventListener('visibilitychange', onResumed);
  window.addEventListener('focus', onResumed);
  window.addEventListener('pagehide', onHidden);
  window.addEventListener('pageshow', (event) => {
    // A page out of the history may belong to a session that has left this tab meanwhile.
    if (event.persisted && readSession()?.sessionId !== sessionController.session().sessionId) location.reload();
    else onResumed();
  });
}
