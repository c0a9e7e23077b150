import { type ApplicationDetail, reasonMaxLength, type Attachment } from '@brokerdesk/plugin-sdk/api';
import {
  DialogSubject,
  FormDialog,
  type FormHandle,
  ReasonFields,
  type ReasonValues,
  useReasonValidator,
  useForm,
} from '@brokerdesk/plugin-sdk/forms';
import { languageOfApplicant } from '../../../model/applicantName.ts';
import { reinputMessage } from '../../../model/reinputMessage.ts';
import { useReasons } from '../../../reasons/useReasons.ts';
import { ApplicantName } from '../../../application/ApplicantName.tsx';
import { useText } from '../../useText.ts';
import { QuestionChoice } from './QuestionChoice.tsx';
import { useDecisionHandlers, type DecisionProps } from './useDecisionHandlers.ts';

/** The documents that the standard reasons of a reinput are about, by reason. */
const documentsByReason: ReadonlyMap<string, Attachment['kind']> = new Map([
  ['selfie-unclear', 'selfie'],
  ['document-unclear', 'identityFront'],
  ['address-proof-old', 'addressProof'],
  ['bank-proof-name', 'bankProof'],
  ['signature-differs', 'signature'],
]);

type Content = Pick<ApplicationDetail, 'pages' | 'attachments'>;

interface Values extends ReasonValues, Record<string, unknown> {
  /** The questions to fill in again. */
  readonly questions: readonly string[];
}

/** Returns an application to its client: the questions to fill in again, the reason, and the message for the client. */
export function ReinputDialog(props: DecisionProps) {
  const { application } = props;
  const text = useText();
  const handlers = useDecisionHandlers(props);
  const checkReason = useReasonValidator();
  const { reasons, isWaiting } = useReasons('reinput');
  const clientLanguage = languageOfApplicant(application);
  function composeMessage(questions: readonly string[], reason: string): string {
    const named = questionsOf(application).filter(({ questionID }) => questions.includes(questionID));
    return reinputMessage(reason, { questions: named.map(({ label }) => label), language: clientLanguage });
  }
  // Both must fit into the limit of the back end.
  const remainingLength = (questions: readonly string[]) =>
    Math.max(0, reasonMaxLength - [...composeMessage(questions, '')].length - 1);

  const form = useForm<Values, void, ApplicationDetail>({
    name: 'return-to-client',
    id: application.applyID,
    record: application,
    toValues: () => ({ choice: '', reason: '', questions: [] }),
    validate: (values) => checkReason(values, { isRequired: true, limit: remainingLength(values.questions) }),
    send: ({ questions, reason }, context) => handlers.send(composeMessage(questions, reason.trim()), context),
    onSent() {
      handlers.done();
      props.onClose();
    },
    describeChanges: handlers.describeChanges,
    isPossible: handlers.isPossible,
  });
  const { questions } = form.watch('questions');
  return (
    <FormDialog
      form={form}
      title={text('decision.reinput.title')}
      submitLabel={text('action.reinput')}
      isDecision
      onClose={props.onClose}
    >
      <DialogSubject
        subject={<ApplicantName application={application} />}
        consequence={text('decision.reinput.consequence')}
      />
      <QuestionChoice
        application={application}
        chosen={questions}
        onChange={(chosen) => form.write({ questions: chosen })}
      />
      <ReasonFields
        form={form as unknown as FormHandle<ReasonValues>}
        reasons={reasons.map(({ reasonID, text: words }) => ({ id: reasonID, text: words }))}
        isLoading={isWaiting}
        isRequired
        limit={remainingLength(questions)}
        clientLanguage={clientLanguage}
        preview={(reason) => composeMessage(questions, reason)}
        onChoose={(reasonID) => {
          const question = questionOfReason(reasonID, application);
          if (question === undefined || questions.includes(question)) return;
          form.write({ questions: [...questions, question] });
        }}
      />
    </FormDialog>
  );
}

function questionsOf({ pages }: ApplicationDetail) {
  return pages.flatMap(({ groups }) => groups.flatMap(({ answers }) => answers));
}

/** Returns the question whose document a reason is about; undefined if it is about none. */
function questionOfReason(reasonID: string, { pages, attachments }: Content): string | undefined {
  const kind = documentsByReason.get(reasonID);
  const files = attachments.filter((attachment) => attachment.kind === kind).map(({ fileID }) => fileID);
  return pages
    .flatMap(({ groups }) => groups.flatMap(({ answers }) => answers))
    .find(({ fileIDs }) => fileIDs.some((fileID) => files.includes(fileID)))?.questionID;
}
