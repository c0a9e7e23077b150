import type { Session } from '@brokerdesk/api';
import { CodeForm } from '../identity/CodeForm.tsx';
import { readTargets } from '../identity/readTargets.ts';
import { useIdentityText } from '../languages/identityTexts.ts';
import { type EntranceServices, entranceClient, type OpenPortal } from './EntranceServices.ts';
import { type Credentials, requestSession } from './requestSession.ts';

/** What {@link SecondFactorStep} needs. */
export interface SecondFactorStepProps {
  readonly services: EntranceServices;
  readonly portal: OpenPortal;
  readonly credentials: Credentials;
  /** The answer that asked for a code: it says where one can be sent. */
  readonly refusal: unknown;
  readonly onSession: (session: Session) => Promise<void>;
  readonly onBack: () => void;
}

/** The second step of a sign-in: a code besides the password. */
export function SecondFactorStep({ services, portal, credentials, refusal, onSession, onBack }: SecondFactorStepProps) {
  const text = useIdentityText();
  const { brokerCode } = portal.broker;
  return (
    <div className="bd-sign-in-step">
      <h1>{text('code.heading')}</h1>
      <p className="bd-muted">{text('code.intro')}</p>
      <CodeForm
        client={entranceClient(services, brokerCode)}
        place={{ brokerCode, userID: credentials.userID, purpose: 'login' }}
        limits={portal.configuration.limits.verificationCode}
        targets={readTargets(refusal)}
        onBack={onBack}
        onToken={async (twoFactorToken) =>
          onSession(await requestSession(services, portal, { ...credentials, twoFactorToken }))
        }
      />
    </div>
  );
}
