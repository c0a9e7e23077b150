import { ApiError, Fact, FactList, rewordError, useApi, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { decideDeviceApplication, type DeviceApplication, listDeviceApplications } from '@brokerdesk/plugin-sdk/api';
import { DialogSubject, FormDialog, TextField, useForm } from '@brokerdesk/plugin-sdk/forms';
import { useText } from '../../useText.ts';
import { BoundDevices } from './BoundDevices.tsx';
import { BoundWarning } from './BoundWarning.tsx';
import { checkRemark, remarkLimit } from './checkRemark.ts';
import { describeClient } from './describeDevice.ts';
import { useStatusText } from './DeviceStatus.tsx';
import { findEarlierBinding, queryEarlierBinding, useDescribeBinding, useEarlierBinding } from './useBoundDevices.ts';

type Values = { readonly remark: string };

/** The props of {@link DecisionDialog}. */
export interface DecisionDialogProps {
  readonly action: 'approve' | 'reject';
  readonly application: DeviceApplication;
  readonly onClose: () => void;
}

/** Approves or rejects one device, with everything in view that the decision depends on. Neither can be undone. */
export function DecisionDialog({ action, application, onClose }: DecisionDialogProps) {
  const text = useText();
  const api = useApi();
  const { notify } = useHost();
  const explainDecided = useExplainDecided();
  const explainBound = useExplainBound(application);
  const client = describeClient(application);
  const isApproval = action === 'approve';
  const isBound = useEarlierBinding(application) !== undefined;
  const form = useForm<Values, unknown, DeviceApplication>({
    name: `${action}-device`,
    id: application.applicationID,
    record: application,
    toValues: () => ({ remark: '' }),
    validate: (values) => checkRemark(values, { action, text }),
    send: ({ remark }, { record: { applicationID, version }, idempotencyKey }) =>
      api
        .call(
          decideDeviceApplication,
          { params: { applicationID }, body: { action, remark: remark.trim(), version } },
          { idempotencyKey },
        )
        .catch(async (error: unknown) => {
          throw await explainBound(explainDecided(error));
        }),
    onSent() {
      notify({ tone: 'success', text: text(`decision.${action}.done`, { client }) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text(`decision.${action}.title`)}
      submitLabel={text(`action.${action}`)}
      tone={isApproval ? 'primary' : 'danger'}
      canSubmit={!isApproval || !isBound}
      isDecision
      onClose={onClose}
    >
      <DialogSubject subject={client} consequence={text(`decision.${action}.consequence`)} />
      {isApproval && <BoundWarning application={application} />}
      <FactList>
        <Fact term={text('device.deviceInfo')}>{application.deviceInfo}</Fact>
        <Fact term={text('device.UUID')}>{application.UUID}</Fact>
        <Fact term={text('device.bindingDays')}>{text('days', { count: application.bindingDays })}</Fact>
      </FactList>
      {isApproval && <BoundDevices application={application} />}
      <TextField
        form={form}
        name="remark"
        label={text('device.remark')}
        hint={text(`decision.${action}.remarkHint`)}
        limit={remarkLimit}
        isMultiline
        isRequired={!isApproval}
      />
    </FormDialog>
  );
}

/**
 * A decision is final. So if another user has decided in the meantime, there is nothing to merge: the dialog says who decided
 * what, instead of offering to apply the user's decision to the newer record.
 */
function useExplainDecided(): (error: unknown) => unknown {
  const text = useText();
  const { dateTime } = useFormats();
  const statusText = useStatusText();
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'E0005') return error;
    const { current } = (error.data ?? {}) as { readonly current?: DeviceApplication };
    if (!current || current.status === 'PND') return error;
    const values = {
      status: statusText(current.status),
      name: current.updateBy,
      time: dateTime(current.approvalTime),
    };
    const { data, requestId } = error;
    return new ApiError({ code: 'E0015', message: text('decision.decided', values), data, requestId });
  };
}

/** If the device has been bound in the meantime, the dialog says to whom, by whom and when. */
function useExplainBound(application: DeviceApplication): (error: unknown) => Promise<unknown> {
  const text = useText();
  const api = useApi();
  const describeBinding = useDescribeBinding();
  return async (error) => {
    if (!(error instanceof ApiError) || error.code !== 'E0016') return error;
    const { items } = await api
      .call(listDeviceApplications, { query: queryEarlierBinding(application) })
      // The refusal is shown all the same, without who and when.
      .catch(() => ({ items: [] }));
    const earlier = findEarlierBinding(items, application);
    return rewordError(error, { E0016: earlier ? describeBinding(earlier) : text('decision.deviceBound') });
  };
}
