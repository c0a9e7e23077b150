import { buttonClass } from '@brokerdesk/plugin-sdk/host';
import { getConfiguration, logout } from '@brokerdesk/api';
import { ApiError, Card, textIn } from '@brokerdesk/plugin-sdk';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ChangePasswordForm } from '../password/ChangePasswordForm.tsx';
import { useHostText } from '../texts/host/hostTexts.ts';
import { usePasswordText } from '../texts/password/passwordTexts.ts';
import { useLanguage } from '../languages/createTexts.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { EndedPage } from '../components/EndedPage.tsx';
import { useLoad } from '../components/useLoad.ts';
import { readEndReason } from '../session/canSendAgain.ts';
import { signInAgain, storeEndedSession } from '../session/endedSession.ts';
import { leaveToLogin, signOutLimitMs } from '../session/leaveToLogin.ts';
import { reloadWhenReachable } from '../session/reloadWhenReachable.ts';
import type { SessionEnd } from '../session/SessionState.ts';
import { storeDeadline, readDeadline, type StoredSession, wipeSession } from '../session/sessionStorage.ts';
import { currentAccent } from '../theme/applyTheme.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { type AuthServices, loadPortal, createSignedInClient } from './AuthServices.ts';
import { AuthLoading } from './AuthLoading.tsx';
import { SessionCountdown } from './SessionCountdown.tsx';

/** The props of {@link InitialPasswordPage}. */
export interface InitialPasswordPageProps {
  readonly services: AuthServices;
  readonly session: StoredSession;
  readonly onChanged: () => void;
}

/** The page after a sign-in with an initial password, which has to be changed before anything else. */
export function InitialPasswordPage({ services, session, onChanged }: InitialPasswordPageProps) {
  const text = usePasswordText();
  const hostText = useHostText();
  const language = useLanguage();
  const { client, endsAt, askForTime } = useInitialPasswordClient(services, session);
  const { end, endSession } = useSessionEnd(session);
  const load = useLoad(() => loadPortal(services, session.displayCode));
  const portal = load.state === 'ready' && load.value.kind === 'open' ? load.value : undefined;
  const isClosed = load.state === 'ready' && !portal;
  const endOfClosed = useEffectEvent(() => endSession('disabled'));
  // A portal that was disabled meanwhile has ended the session, too.
  useEffect(() => {
    if (isClosed) endOfClosed();
  }, [isClosed]);
  const name = portal ? textIn(portal.broker.name, language) : hostText('product');
  const signOut = async () => {
    // As at any sign-out: the page does not wait for a slow server, and the user is signed out even without a response.
    await client.call(logout, {}, { signal: AbortSignal.timeout(signOutLimitMs) }).catch(() => {});
    leaveToLogin(session.displayCode);
  };
  /** Another clock may be right: checks with the server whether time is left. Without a response the session has ended. */
  const checkDeadline = async () => {
    await askForTime().catch(() => {});
    if ((readDeadline()?.endsAt ?? 0) <= Date.now()) endSession('timeout');
  };
  if (end !== undefined) {
    const onSignIn = () => signInAgain({ displayCode: session.displayCode, userRefID: session.person.refID });
    return <EndedPage end={end} isDialog hasDrafts={false} mustChangePassword onSignIn={onSignIn} />;
  }
  return (
    <AuthFrame
      services={services}
      title={`${text('change.initialTitle')} · ${name}`}
      accentColour={portal?.configuration.accentColour}
    >
      {load.state === 'loading' && <AuthLoading title={text('change.initialTitle')} />}
      {load.state === 'failed' && (
        <LoadFailure title={hostText('signIn.loadFailed')} error={load.error} onRetry={load.retry} />
      )}
      {portal && (
        <Card as="section" className="bd-sign-in-card bd-auth-card">
          <h1>{text('change.initialTitle')}</h1>
          <p className="bd-muted">{text('change.initialIntro')}</p>
          {endsAt !== undefined && (
            <SessionCountdown
              endsAt={endsAt}
              warnBeforeSec={portal.configuration.session.warnBeforeSec}
              onMoreTime={askForTime}
              onExpired={() => void checkDeadline()}
            />
          )}
          <ChangePasswordForm
            client={client}
            person={session.person}
            configuration={portal.configuration}
            isInitial
            exit={
              <button type="button" className={buttonClass({ size: 'large' })} onClick={() => void signOut()}>
                {text('change.signOut')}
              </button>
            }
            onChanged={onChanged}
            onError={(error) => {
              if (!(error instanceof ApiError && error.code === 'E0001')) return false;
              endSession(readEndReason(error));
              return true;
            }}
          />
        </Card>
      )}
    </AuthFrame>
  );
}

/** Ends the session for good: the page is reloaded, so that neither a token nor a key of it stays in memory. */
function useSessionEnd({ sessionId, displayCode, person }: StoredSession) {
  const [end, setEnd] = useState<SessionEnd>();
  const endSession = (reason: SessionEnd) => {
    if (end !== undefined) return;
    wipeSession();
    setEnd(reason);
    const whose = { sessionId, displayCode, userRefID: person.refID, mustChangePassword: true };
    storeEndedSession({ end: reason, ...whose, accentColour: currentAccent(), hasDrafts: false });
    void reloadWhenReachable();
  };
  return { end, endSession };
}

/** The client of the user, and when the session ends: every response updates this, because each request extends it. */
function useInitialPasswordClient(services: AuthServices, { person }: StoredSession) {
  const [endsAt, setEndsAt] = useState(() => readDeadline()?.endsAt);
  const client = useMemo(() => {
    return createSignedInClient(services, { person, onSessionRemain: (seconds) => setEndsAt(storeRemaining(seconds)) });
  }, [services, person]);
  const extendSession = () => client.call(getConfiguration, {});
  const learn = useEffectEvent(extendSession);
  // In a tab that was opened later the end is unknown; without a response nothing is counted down.
  useEffect(() => {
    if (readDeadline() === undefined) learn().catch(() => {});
  }, []);
  return { client, endsAt, askForTime: extendSession };
}

function storeRemaining(seconds: number): number {
  const learntAt = Date.now();
  const endsAt = learntAt + seconds * 1000;
  storeDeadline({ learntAt, endsAt });
  return endsAt;
}
