import { logout } from '@brokerdesk/api';
import { RefusalError } from '@brokerdesk/plugin-sdk';
import { useMemo, useState } from 'react';
import { ChangePasswordForm } from '../identity/ChangePasswordForm.tsx';
import { useHostText } from '../languages/hostTexts.ts';
import { useIdentityText } from '../languages/identityTexts.ts';
import { textIn } from '../languages/textIn.ts';
import { useLanguage } from '../languages/useLanguage.ts';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { ModalDialog } from '../parts/ModalDialog.tsx';
import { useLoad } from '../parts/useLoad.ts';
import { leaveToLogin, signOutLimitMs } from '../session/leave.ts';
import { type StoredSession, wipeSession } from '../session/sessionStorage.ts';
import { EntranceFrame } from './EntranceFrame.tsx';
import { type EntranceServices, loadPortal, memberClient } from './EntranceServices.ts';
import { EntranceWaiting } from './EntranceWaiting.tsx';

/** What {@link InitialPasswordPage} needs. */
export interface InitialPasswordPageProps {
  readonly services: EntranceServices;
  readonly session: StoredSession;
  readonly onChanged: () => void;
}

/** The page after a sign-in with an initial password: it has to be changed before anything else. */
export function InitialPasswordPage({ services, session, onChanged }: InitialPasswordPageProps) {
  const text = useIdentityText();
  const hostText = useHostText();
  const language = useLanguage();
  const client = useMemo(() => memberClient(services, session), [services, session]);
  const [isOver, setIsOver] = useState(false);
  const load = useLoad(() => loadPortal(services, session.displayCode));
  const portal = load.state === 'ready' && load.value.kind === 'open' ? load.value : undefined;
  // A portal that was disabled meanwhile has ended the session, too; its sign-in page says why.
  const isClosed = load.state === 'ready' && !portal;
  const name = portal ? textIn(language, portal.broker.name) : hostText('product');
  const signOut = async () => {
    // As at any sign-out: a slow server is not waited for, and without an answer the person leaves all the same.
    await client.call(logout, {}, { signal: AbortSignal.timeout(signOutLimitMs) }).catch(() => {});
    leaveToLogin(session.displayCode);
  };
  return (
    <EntranceFrame
      services={services}
      title={`${text('change.initialTitle')} · ${name}`}
      accentColour={portal?.configuration.accentColour}
    >
      {load.state === 'loading' && <EntranceWaiting title={text('change.initialTitle')} />}
      {(isOver || isClosed) && <EndedDialog displayCode={session.displayCode} />}
      {load.state === 'failed' && (
        <LoadFailure title={hostText('signIn.loadFailed')} error={load.error} onRetry={load.retry} />
      )}
      {portal && !isOver && (
        <section className="bd-sign-in-card bd-initial-password">
          <h1>{text('change.initialTitle')}</h1>
          <p className="bd-muted">{text('change.initialIntro')}</p>
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
            onRefused={(error) => {
              const isEnd = error instanceof RefusalError && error.code === 'E0001';
              if (isEnd) wipeSession();
              setIsOver(isEnd);
              return isEnd;
            }}
          />
        </section>
      )}
    </EntranceFrame>
  );
}

/** The catalogue's dialog at the end of a session; the shell, which has more to say about it, is not there yet. */
function EndedDialog({ displayCode }: { readonly displayCode: string }) {
  const text = useHostText();
  return (
    <ModalDialog
      title={text('errors.sessionTitle')}
      actions={
        <button type="button" className="bp6-button bp6-intent-primary" onClick={() => leaveToLogin(displayCode)}>
          {text('errors.sessionSignIn')}
        </button>
      }
    >
      <p>{text('errors.sessionText')}</p>
    </ModalDialog>
  );
}
