import { ConfirmDialog, labelOf, useApi, useHost } from '@brokerdesk/plugin-sdk';
import {
  type ApplicationDetail,
  type ChinaAddressProof,
  chinaAddressProofReasonMaxLength,
  chinaAddressProofStatuses,
  reviewChinaAddressProof,
} from '@brokerdesk/plugin-sdk/api';
import { DialogSubject, FormDialog, type RecordChange, type SendContext, useForm } from '@brokerdesk/plugin-sdk/forms';
import { applicantName } from '../../../model/applicantName.ts';
import { ApplicantName } from '../../../application/ApplicantName.tsx';
import { checkRecordReason, RecordReason, type RecordReasonValues } from '../decisions/RecordReason.tsx';
import { useText } from '../../useText.ts';

/** The results of a review of an address proof. */
export type ProofStatus = ChinaAddressProof['status'];

interface ProofDialogProps {
  /** The new result. */
  readonly status: ProofStatus;
  readonly application: ApplicationDetail;
  /** The proof that the user saw. */
  readonly proof: ChinaAddressProof;
  readonly onClose: () => void;
}

/** Confirms before an address proof is approved, rejected with a reason, or its review withdrawn. */
export function ProofDialog(props: ProofDialogProps) {
  return props.status === 'DPV' ? <RejectProof {...props} /> : <ConfirmProofReview {...props} />;
}

function ConfirmProofReview(props: ProofDialogProps) {
  const { status, application, proof } = props;
  const { name } = chinaAddressProofStatuses[status];
  const text = useText();
  const { send, done, describeChanges } = useReview(props);
  return (
    <ConfirmDialog
      title={text(`proof.${name}.title`)}
      subject={<ApplicantName application={application} />}
      consequence={text(`proof.${name}.consequence`)}
      actionLabel={text(`proof.${name}.label`)}
      record={proof}
      describeChanges={describeChanges}
      onConfirm={(context) => send(undefined, context)}
      onDone={done}
      onClose={props.onClose}
    />
  );
}

type Values = RecordReasonValues & Record<string, unknown>;

function RejectProof(props: ProofDialogProps) {
  const { application, proof } = props;
  const text = useText();
  const { send, done, describeChanges } = useReview(props);
  const limit = chinaAddressProofReasonMaxLength;
  const form = useForm<Values, ChinaAddressProof, ChinaAddressProof>({
    name: 'reject-proof',
    id: proof.applyID,
    record: proof,
    toValues: () => ({ choice: '', reason: '' }),
    validate: (values) => checkRecordReason(values, text, limit),
    send: ({ reason }, context) => send(reason.trim(), context),
    onSent() {
      done();
      props.onClose();
    },
    describeChanges,
  });
  return (
    <FormDialog
      form={form}
      title={text('proof.rejected.title')}
      submitLabel={text('proof.rejected.label')}
      tone="danger"
      isDecision
      onClose={props.onClose}
    >
      <DialogSubject
        subject={<ApplicantName application={application} />}
        consequence={text('proof.rejected.consequence')}
      />
      <RecordReason form={form} action="rejectProof" limit={limit} />
    </FormDialog>
  );
}

/** The dependencies for sending a review. */
function useReview({ status, application }: ProofDialogProps) {
  const text = useText();
  const api = useApi();
  const { notify } = useHost();
  const nameOf = (code: string) =>
    labelOf(chinaAddressProofStatuses, code, (known) => text(`proof.status.${chinaAddressProofStatuses[known].name}`));
  return {
    send: (reason: string | undefined, { record, idempotencyKey }: SendContext<ChinaAddressProof>) => {
      const { applyID, version } = record;
      const input = { params: { applyID }, body: { status, version, ...(reason === undefined ? {} : { reason }) } };
      return api.call(reviewChinaAddressProof, input, { idempotencyKey });
    },
    done: () => {
      const name = `${application.applyID} ${applicantName(application)}`;
      notify({ tone: 'success', text: text(`proof.${chinaAddressProofStatuses[status].name}.done`, { name }) });
    },
    describeChanges: (before: ChinaAddressProof, now: ChinaAddressProof): readonly RecordChange[] =>
      [
        { name: text('column.status'), was: nameOf(before.status), now: nameOf(now.status) },
        { name: text('proof.reason'), was: before.reason ?? '–', now: now.reason ?? '–' },
      ].filter(({ was, now: is }) => was !== is),
  };
}
