import { ConfirmDialog, textIn, useApi, useHost } from '@brokerdesk/plugin-sdk';
import { type ProfileSummary, setBlockedCnIp } from '@brokerdesk/plugin-sdk/api';
import { useDescribeTemplateChanges } from './useDescribeTemplateChanges.ts';
import { useText } from '../useText.ts';

/** Props of {@link BlockedCnIpDialog}. */
export interface BlockedCnIpDialogProps {
  readonly template: ProfileSummary;
  readonly onClose: () => void;
}

/** Blocks or allows mainland internet addresses for a template, after naming the consequence for clients. */
export function BlockedCnIpDialog({ template, onClose }: BlockedCnIpDialogProps) {
  const text = useText();
  const api = useApi();
  const { language, notify } = useHost();
  const describeChanges = useDescribeTemplateChanges();
  const blockedCNIP = !template.blockedCNIP;
  const name = textIn(template.name, language);
  const action = blockedCNIP ? 'block' : 'unblock';
  return (
    <ConfirmDialog
      title={text(`blockedIP.${action}Title`)}
      subject={name}
      consequence={text(`blockedIP.${action}Consequence`)}
      actionLabel={text(`templateAction.${action}`)}
      tone={blockedCNIP ? 'danger' : 'primary'}
      record={template}
      describeChanges={describeChanges}
      onConfirm={({ record: { profileID, version }, idempotencyKey }) =>
        api.call(setBlockedCnIp, { params: { id: profileID }, body: { blockedCNIP, version } }, { idempotencyKey })
      }
      onDone={() => notify({ tone: 'success', text: text(`blockedIP.${action}ed`, { name }) })}
      onClose={onClose}
    />
  );
}
