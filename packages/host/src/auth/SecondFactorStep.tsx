import { Stack } from '@brokerdesk/plugin-sdk';
import type { Session } from '@brokerdesk/api';
import { CodeForm } from '../password/CodeForm.tsx';
import { readCodeTargets } from '../password/CodeTarget.ts';
import { usePasswordText } from '../texts/password/passwordTexts.ts';
import { type AuthServices, createAnonymousClient, type OpenPortal } from './AuthServices.ts';
import { type Credentials, requestSession } from './requestSession.ts';

/** The props of {@link SecondFactorStep}. */
export interface SecondFactorStepProps {
  readonly services: AuthServices;
  readonly portal: OpenPortal;
  readonly credentials: Credentials;
  /** The error that required a code; it lists where a code can be sent. */
  readonly error: unknown;
  readonly onSession: (session: Session) => Promise<void>;
  readonly onBack: () => void;
}

/** The second step of a sign-in: a code in addition to the password. */
export function SecondFactorStep({ services, portal, credentials, error, onSession, onBack }: SecondFactorStepProps) {
  const text = usePasswordText();
  const { brokerCode } = portal.broker;
  return (
    <Stack>
      <h1>{text('code.heading')}</h1>
      <p className="bd-muted">{text('code.intro')}</p>
      <CodeForm
        client={createAnonymousClient(services, brokerCode)}
        requestKey={{ brokerCode, userID: credentials.userID, purpose: 'login' }}
        limits={portal.configuration.limits.verificationCode}
        targets={readCodeTargets(error)}
        onBack={onBack}
        onToken={async (twoFactorToken) =>
          onSession(await requestSession(services, portal, { ...credentials, twoFactorToken }))
        }
      />
    </Stack>
  );
}
