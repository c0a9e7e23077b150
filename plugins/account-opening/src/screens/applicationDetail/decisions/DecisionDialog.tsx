import { ConfirmDialog } from '@brokerdesk/plugin-sdk';
import { applicationActions, reasonMaxLength } from '@brokerdesk/plugin-sdk/api';
import { ReasonDialog } from '@brokerdesk/plugin-sdk/forms';
import { languageOfApplicant } from '../../../model/applicantName.ts';
import { useReasons } from '../../../reasons/useReasons.ts';
import { useText } from '../../useText.ts';
import { ApplicantName } from '../../../application/ApplicantName.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { QuickDecision } from './QuickDecision.tsx';
import { ReinputDialog } from './ReinputDialog.tsx';
import { useDecisionHandlers, type DecisionProps } from './useDecisionHandlers.ts';

/**
 * Takes a decision: immediately if it can be reversed, after a confirmation if not, and with a reason if it requires
 * one.
 */
export function DecisionDialog({
  warning,
  ...props
}: DecisionProps & {
  /** What the user has not looked at; a verification names it first. */
  readonly warning?: string | undefined;
}) {
  switch (props.action) {
    case 'correct':
      return <CorrectDialog {...props} />;
    case 'reinput':
      return <ReinputDialog {...props} />;
    case 'reject':
      return <RejectDialog {...props} />;
    case 'delete':
    case 'archive':
      return <DeleteOrArchiveDialog {...props} action={props.action} />;
    case 'verify':
      if (warning !== undefined) return <ConfirmVerification {...props} warning={warning} />;
      return <QuickDecision {...props} action={props.action} />;
    default:
      return <QuickDecision {...props} action={props.action} />;
  }
}

/** Names applicant and consequence before an irreversible action. */
function DeleteOrArchiveDialog(props: DecisionProps & { readonly action: 'delete' | 'archive' }) {
  const { action, application } = props;
  const text = useText();
  const handlers = useDecisionHandlers(props);
  return (
    <ConfirmDialog
      title={text(`decision.${action}.title`)}
      subject={<ApplicantName application={application} />}
      consequence={text(`decision.${action}.consequence`)}
      actionLabel={text(`action.${action}`)}
      tone={action === 'delete' ? 'danger' : 'primary'}
      record={application}
      describeChanges={handlers.describeChanges}
      isPossible={handlers.isPossible}
      onConfirm={(context) => handlers.send(null, context)}
      onDone={handlers.done}
      onClose={props.onClose}
    />
  );
}

/** Names the documents that have not been opened before an application is verified without them. */
function ConfirmVerification({ warning, ...props }: DecisionProps & { readonly warning: string }) {
  const { application } = props;
  const text = useText();
  const handlers = useDecisionHandlers(props);
  return (
    <ConfirmDialog
      title={text('decision.verify.title')}
      subject={<ApplicantName application={application} />}
      consequence={warning}
      actionLabel={text('action.verify')}
      record={application}
      describeChanges={handlers.describeChanges}
      isPossible={handlers.isPossible}
      onConfirm={(context) => handlers.send(null, context)}
      onDone={handlers.done}
      onClose={props.onClose}
    />
  );
}

function RejectDialog(props: DecisionProps) {
  const { application } = props;
  const text = useText();
  const handlers = useDecisionHandlers(props);
  const { reasons, isWaiting } = useReasons('reject');
  return (
    <ReasonDialog
      name="reject"
      id={application.applyID}
      title={text('decision.reject.title')}
      subject={<ApplicantName application={application} />}
      consequence={text('decision.reject.consequence')}
      actionLabel={text('action.reject')}
      tone="danger"
      record={application}
      describeChanges={handlers.describeChanges}
      isPossible={handlers.isPossible}
      reasons={reasons.map(({ reasonID, text: words }) => ({ id: reasonID, text: words }))}
      isLoading={isWaiting}
      isRequired={applicationActions.reject.reason !== 'optional'}
      limit={reasonMaxLength}
      clientLanguage={languageOfApplicant(application)}
      onSend={(reason, context) => handlers.send(reason, context)}
      onDone={handlers.done}
      onClose={props.onClose}
    />
  );
}
