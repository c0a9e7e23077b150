import { getConfiguration, logout } from '@brokerdesk/api';
import { ApiError, textIn } from '@brokerdesk/plugin-sdk';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ChangePasswordForm } from '../password/ChangePasswordForm.tsx';
import { useHostText } from '../texts/host/hostTexts.ts';
import { usePasswordText } from '../texts/password/passwordTexts.ts';
import { useLanguage } from '../languages/createTexts.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { ModalDialog } from '../components/ModalDialog.tsx';
import { useLoad } from '../components/useLoad.ts';
import { leaveToLogin, signOutLimitMs } from '../session/leaveToLogin.ts';
import { storeDeadline, readDeadline, type StoredSession, wipeSession } from '../session/sessionStorage.ts';
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
  const [end, setEnd] = useState<'timeout' | 'other'>();
  const hasEnded = end !== undefined;
  const load = useLoad(() => loadPortal(services, session.displayCode));
  const portal = load.state === 'ready' && load.value.kind === 'open' ? load.value : undefined;
  // A portal that was disabled meanwhile has ended the session, too; its sign-in page shows why.
  const isClosed = load.state === 'ready' && !portal;
  const name = portal ? textIn(portal.broker.name, language) : hostText('product');
  const signOut = async () => {
    // As at any sign-out: the page does not wait for a slow server, and the user is signed out even without a response.
    await client.call(logout, {}, { signal: AbortSignal.timeout(signOutLimitMs) }).catch(() => {});
    leaveToLogin(session.displayCode);
  };
  const endSession = (reason: 'timeout' | 'other') => {
    wipeSession();
    setEnd(reason);
  };
  /** Another clock may be right: checks with the server whether time is left. Without a response the session has ended. */
  const checkDeadline = async () => {
    await askForTime().catch(() => {});
    if ((readDeadline()?.endsAt ?? 0) <= Date.now()) endSession('timeout');
  };
  return (
    <AuthFrame
      services={services}
      title={`${text('change.initialTitle')} · ${name}`}
      accentColour={portal?.configuration.accentColour}
    >
      {load.state === 'loading' && <AuthLoading title={text('change.initialTitle')} />}
      {(hasEnded || isClosed) && <EndedDialog displayCode={session.displayCode} isTimeout={end === 'timeout'} />}
      {load.state === 'failed' && (
        <LoadFailure title={hostText('signIn.loadFailed')} error={load.error} onRetry={load.retry} />
      )}
      {portal && !hasEnded && (
        <section className="bd-sign-in-card bd-initial-password">
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
              <button type="button" className="bp6-button bp6-large" onClick={() => void signOut()}>
                {text('change.signOut')}
              </button>
            }
            onChanged={onChanged}
            onError={(error) => {
              if (!(error instanceof ApiError && error.code === 'E0001')) return false;
              const { reason } = (error.data ?? {}) as { readonly reason?: unknown };
              endSession(reason === 'timeout' ? 'timeout' : 'other');
              return true;
            }}
          />
        </section>
      )}
    </AuthFrame>
  );
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

/** The catalogue's dialog at the end of a session; the dialog of the shell is not loaded yet. */
function EndedDialog({ displayCode, isTimeout }: { readonly displayCode: string; readonly isTimeout: boolean }) {
  const text = useHostText();
  const passwordText = usePasswordText();
  return (
    <ModalDialog
      title={text('errors.sessionTitle')}
      actions={
        <button type="button" className="bp6-button bp6-intent-primary" onClick={() => leaveToLogin(displayCode)}>
          {text('errors.sessionSignIn')}
        </button>
      }
    >
      {isTimeout && <p>{passwordText('change.over')}</p>}
      <p>{text('errors.sessionText')}</p>
    </ModalDialog>
  );
}
