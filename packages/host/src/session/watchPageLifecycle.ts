import type { SessionController } from './SessionController.ts';
import { readSession } from './sessionStorage.ts';

/**
 * Evaluates a session whenever time may have jumped: after sleep, in the foreground again, back from the history. While
 * the session is being verified, and while the page is in the background, a style sheet covers the page.
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
    // The session of a page from the history may have ended in this tab meanwhile.
    if (event.persisted && readSession()?.sessionId !== sessionController.session().sessionId) location.reload();
    else onResumed();
  });
}
