import { applicationActions, reasonMaxLength } from '@brokerdesk/plugin-sdk';
import { ConfirmDialog, ReasonDialog } from '@brokerdesk/plugin-sdk/forms';
import { languageOfApplicant } from '../../../model/languageOfApplicant.ts';
import { useReasons } from '../../../reasons/useReasons.ts';
import { useText } from '../useText.ts';
import { ApplicantName } from '../ApplicantName.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { QuickDecision } from './QuickDecision.tsx';
import { ReinputDialog } from './ReinputDialog.tsx';
import { useDecide, type Wish } from './useDecide.ts';

/** Takes a decision: at once what can be taken back, after a question what cannot, with a reason what needs one. */
export function DecisionDialog(wish: Wish) {
  switch (wish.action) {
    case 'correct':
      return <CorrectDialog {...wish} />;
    case 'reinput':
      return <ReinputDialog {...wish} />;
    case 'reject':
      return <RejectDialog {...wish} />;
    case 'delete':
    case 'archive':
      return <EndDialog {...wish} action={wish.action} />;
    default:
      return <QuickDecision {...wish} action={wish.action} />;
  }
}

/** Names person and consequence before something is done that cannot be taken back. */
function EndDialog(wish: Wish & { readonly action: 'delete' | 'archive' }) {
  const { action, application } = wish;
  const text = useText();
  const decide = useDecide(wish);
  return (
    <ConfirmDialog
      title={text(`decision.${action}.title`)}
      subject={<ApplicantName application={application} />}
      consequence={text(`decision.${action}.consequence`)}
      actionLabel={text(`decision.${action}.button`)}
      tone={action === 'delete' ? 'danger' : 'primary'}
      record={application}
      describeChanges={decide.describeChanges}
      onConfirm={(context) => decide.send(null, context)}
      onDone={decide.done}
      onClose={decide.close}
    />
  );
}

function RejectDialog(wish: Wish) {
  const { application } = wish;
  const text = useText();
  const decide = useDecide(wish);
  const { reasons, isWaiting } = useReasons('reject');
  return (
    <ReasonDialog
      name="reject"
      id={application.applyID}
      title={text('decision.reject.title')}
      subject={<ApplicantName application={application} />}
      consequence={text('decision.reject.consequence')}
      actionLabel={text('decision.reject.button')}
      tone="danger"
      record={application}
      describeChanges={decide.describeChanges}
      reasons={reasons.map(({ reasonID, text: words }) => ({ id: reasonID, text: words }))}
      isWaiting={isWaiting}
      isRequired={applicationActions.reject.reason !== 'optional'}
      limit={reasonMaxLength}
      clientLanguage={languageOfApplicant(application)}
      onSend={(reason, context) => decide.send(reason, context)}
      onDone={decide.done}
      onClose={decide.close}
    />
  );
}
