import { Button, Stack } from '@brokerdesk/plugin-sdk';
import { ModalFrame } from '@brokerdesk/plugin-sdk/host';
import { useId } from 'react';
import { ChangePasswordForm } from '../password/ChangePasswordForm.tsx';
import { usePasswordText } from '../texts/password/passwordTexts.ts';
import { usePortal } from './PortalContext.ts';

export { passwordTexts } from '../texts/password/passwordTexts.ts';

/** The dialog in which users change their own password. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const text = usePasswordText();
  const { session, configuration, clientOf, notify } = usePortal();
  const titleId = useId();
  return (
    <ModalFrame className="bdk-dialog" aria-labelledby={titleId} onDismiss={onClose}>
      <h2 id={titleId} className="bdk-dialog-title">
        {text('change.title')}
      </h2>
      <Stack className="bdk-dialog-content">
        <p className="bd-muted">{text('change.othersEnded')}</p>
        <ChangePasswordForm
          client={clientOf()}
          person={session.person}
          configuration={configuration}
          isInitial={false}
          exit={
            <Button size="large" onClick={onClose}>
              {text('change.cancel')}
            </Button>
          }
          onChanged={() => {
            notify({ tone: 'success', text: text('change.done') });
            onClose();
          }}
        />
      </Stack>
    </ModalFrame>
  );
}
