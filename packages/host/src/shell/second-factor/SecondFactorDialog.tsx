import { Stack } from '@brokerdesk/plugin-sdk';
import { ModalFrame } from '@brokerdesk/plugin-sdk/host';
import { useId } from 'react';
import { CodeForm } from '../../password/CodeForm.tsx';
import { readCodeTargets } from '../../password/CodeTarget.ts';
import { usePasswordText } from '../../texts/password/passwordTexts.ts';
import { usePortal } from '../PortalContext.ts';
import type { WaitingRequest } from './createVerifyIdentity.ts';

export { passwordTexts } from '../../texts/password/passwordTexts.ts';

/** Asks for a code before an action; above the dialog of the action, if it has one. */
export function SecondFactorDialog({ waiting }: { readonly waiting: WaitingRequest }) {
  const text = usePasswordText();
  const { session, configuration, clientOf } = usePortal();
  const { brokerCode, userID } = session.person;
  const titleId = useId();
  const introId = useId();
  return (
    <ModalFrame className="bdk-dialog" aria-labelledby={titleId} aria-describedby={introId} onDismiss={waiting.cancel}>
      <h2 id={titleId} className="bdk-dialog-title">
        {text('code.heading')}
      </h2>
      <Stack className="bdk-dialog-content">
        <p id={introId} className="bd-muted">
          {waiting.uses > 1 ? text('code.actions', { count: waiting.uses }) : text('code.action')}
        </p>
        <CodeForm
          client={clientOf()}
          requestKey={{ brokerCode, userID, purpose: waiting.purpose }}
          uses={waiting.uses}
          limits={configuration.limits.verificationCode}
          targets={readCodeTargets(waiting.error)}
          exitLabel={text('change.cancel')}
          onBack={waiting.cancel}
          onToken={waiting.repeat}
        />
      </Stack>
    </ModalFrame>
  );
}
