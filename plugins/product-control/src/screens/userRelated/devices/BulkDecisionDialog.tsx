import { Stack, Text, useHost, useJobs } from '@brokerdesk/plugin-sdk';
import type { DeviceApplication } from '@brokerdesk/plugin-sdk/api';
import { DialogSubject, FormDialog, TextField, useForm } from '@brokerdesk/plugin-sdk/forms';
import type { DeviceDecision } from '../../../jobs/decideDevice.ts';
import { useText } from '../../useText.ts';
import { checkRemark, remarkLimit } from './checkRemark.ts';
import { describeClient } from './describeDevice.ts';

/** A decision that the user has chosen for several devices. */
export interface BulkRequest {
  readonly action: DeviceDecision['action'];
  /** Those that wait for a decision. */
  readonly applications: readonly DeviceApplication[];
  /** How many selected ones are decided already. */
  readonly leftOut: number;
  /** Clears the selection once the tray has started the work. */
  readonly clear: () => void;
}

/** A dialog names as many; its title has the number of all. */
const maxNamed = 8;

/** Names the devices and the consequence, takes one remark for all, and hands the work over to the tray. */
export function BulkDecisionDialog(props: { readonly request: BulkRequest; readonly onClose: () => void }) {
  const { request, onClose } = props;
  const { action, applications, leftOut, clear } = request;
  const text = useText();
  const { start } = useJobs();
  const { notify } = useHost();
  const count = applications.length;
  const title = text(`devices.${action}`, { count });
  const form = useForm({
    name: `${action}-devices`,
    record: undefined,
    toValues: () => ({ remark: '' }),
    validate: (values) => checkRemark(values, { action, text }),
    async send({ remark }) {
      start<DeviceDecision>({
        kind: 'decide-devices',
        title: { key: `devices.${action}`, values: { count } },
        columns: [{ key: 'devices.login' }, { key: 'devices.client' }, { key: 'devices.device' }],
        items: applications.map(({ applicationID, userName, loginID, deviceInfo, version }) => ({
          id: applicationID,
          label: `${describeClient({ userName, loginID })} · ${deviceInfo}`,
          input: { action, remark: remark.trim(), version },
          cells: [loginID, userName, deviceInfo],
        })),
      });
    },
    onSent() {
      notify({ tone: 'success', text: text('devices.started', { title }) });
      clear();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={title}
      tone={action === 'approve' ? 'primary' : 'danger'}
      isDecision
      onClose={onClose}
    >
      <DialogSubject subject={<Names applications={applications} />} consequence={text(`bulk.${action}`)} />
      {leftOut > 0 && (
        <Text as="p" tone="neutral" size="small">
          {text('bulk.leftOut', { count: leftOut })}
        </Text>
      )}
      <TextField
        form={form}
        name="remark"
        label={text('device.remark')}
        hint={text('bulk.remarkHint')}
        limit={remarkLimit}
        isMultiline
        isRequired={action === 'reject'}
      />
    </FormDialog>
  );
}

function Names({ applications }: { readonly applications: readonly DeviceApplication[] }) {
  const text = useText();
  return (
    <Stack gap={4}>
      {applications.slice(0, maxNamed).map((application) => (
        <Text as="div" key={application.applicationID}>
          {[describeClient(application), application.deviceInfo, text('days', { count: application.bindingDays })].join(
            ' · ',
          )}
        </Text>
      ))}
      {applications.length > maxNamed && <div>{text('bulk.andMore', { count: applications.length - maxNamed })}</div>}
    </Stack>
  );
}
