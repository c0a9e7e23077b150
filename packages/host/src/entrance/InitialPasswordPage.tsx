import { logout } from '@brokerdesk/api';
import { RefusalError } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import { ChangePasswordForm } from '../identity/ChangePasswordForm.tsx';
import { useHostText } from '../languages/hostTexts.ts';
import { useIdentityText } from '../languages/identityTexts.ts';
import { textIn } from '../languages/textIn.ts';
import { useLanguage } from '../languages/useLanguage.ts';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { useLoad } from '../parts/useLoad.ts';
import { leaveToLogin } from '../session/leave.ts';
import type { StoredSession } from '../session/sessionStorage.ts';
import { EntranceFrame } from './EntranceFrame.tsx';
import { type EntranceServices, loadPortal, memberClient } from './EntranceServices.ts';

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
  const load = useLoad(() => loadPortal(services, session.displayCode));
  const portal = load.state === 'ready' && load.value.kind === 'open' ? load.value : undefined;
  const name = portal ? textIn(language, portal.broker.name) : hostText('product');
  const signOut = async () => {
    // As at any sign-out: without an answer the person leaves all the same.
    await client.call(logout, {}).catch(() => {});
    leaveToLogin(session.displayCode);
  };
  return (
    <EntranceFrame
      services={services}
      title={`${text('change.initialTitle')} · ${name}`}
      accentColour={portal?.configuration.accentColour}
    >
      {load.state === 'failed' && (
        <LoadFailure title={hostText('signIn.loadFailed')} error={load.error} onRetry={load.retry} />
      )}
      {portal && (
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
              const isOver = error instanceof RefusalError && error.code === 'E0001';
              if (isOver) leaveToLogin(session.displayCode);
              return isOver;
            }}
          />
        </section>
      )}
    </EntranceFrame>
  );
}
