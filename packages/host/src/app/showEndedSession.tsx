import '../shell/shell.css';
import type { Root } from 'react-dom/client';
import type { Texts } from '../languages/createTexts.ts';
import { type EndedSession, signInAgain } from '../session/endedSession.ts';
import { acquireLock } from '../session/locks.ts';
import { readTheme } from '../session/preferences.ts';
import { createBrowserEnvironment } from '../session/SessionEnvironment.ts';
import { endLockName } from '../session/takeOverSession.ts';
import { applyTheme } from '../theme/applyTheme.ts';
import { EndedPage } from '../components/EndedPage.tsx';
import { sessionTexts } from '../texts/session/sessionTexts.ts';

/** Shows why the session of the previous document ended. It is left when the same user signs in again in another tab. */
export async function showEndedSession(root: Root, texts: Texts, ended: EndedSession): Promise<void> {
  await texts.add(sessionTexts);
  applyTheme(readTheme(), ended.accentColour);
  const { end, hasDrafts, mustChangePassword, sessionId, displayCode, userRefID } = ended;
  const shown = { end, hasDrafts, mustChangePassword, onSignIn: () => signInAgain(ended) };
  const render = (isDialog: boolean) => root.render(<EndedPage {...shown} isDialog={isDialog} />);
  render(false);
  const environment = createBrowserEnvironment();
  const channel = environment.openChannel((message) => {
    if (message.kind !== 'signed-in' && message.kind !== 'announce') return;
    const { session } = message;
    const isReturn = session.displayCode === displayCode && session.person.refID === userRefID;
    if (isReturn && session.sessionId !== sessionId) location.reload();
  });
  // The user may have signed in while this page was being loaded.
  channel.post({ kind: 'query', displayCode });
  await acquireLock(environment, endLockName(sessionId));
  render(true);
}
