import type { ReactNode } from 'react';
import type { FormSpec, SendContext } from '../form/FormSpec.ts';
import { useForm } from '../form/useForm.ts';
import { DialogSubject } from './DialogSubject.tsx';
import { FormDialog } from './FormDialog.tsx';
import { useReasonValidator } from './useReasonValidator.ts';
import { ReasonFields, type ReasonFieldsProps, type ReasonValues } from './ReasonFields.tsx';

/** The props of {@link ReasonDialog}. */
export interface ReasonDialogProps<Data, Rec> extends Omit<ReasonFieldsProps, 'form'> {
  /** The form's name within its plugin, for drafts: one for each action. */
  readonly name: string;
  /** The identifier of the record, for drafts. */
  readonly id: string;
  readonly title: string;
  /** The subject, by name and number. */
  readonly subject: ReactNode;
  readonly consequence?: string | undefined;
  /** The verb on the button, such as "Reject application". */
  readonly actionLabel: string;
  readonly tone?: 'primary' | 'danger' | undefined;
  /** The record that the user saw; the dialog shows what another user has changed since. */
  readonly record: Rec;
  readonly describeChanges?: FormSpec<ReasonValues, Data, Rec>['describeChanges'] | undefined;
  readonly isPossible?: FormSpec<ReasonValues, Data, Rec>['isPossible'] | undefined;
  /** Carries the action out; the reason is null if none is given. */
  readonly onSend: (reason: string | null, context: SendContext<Rec>) => Promise<Data>;
  readonly onDone?: ((data: Data) => void) | undefined;
  readonly onClose: () => void;
  /** Fields and facts above the reason. */
  readonly children?: ReactNode;
}

/** Requests a reason for an action, and shows the message for the client. */
export function ReasonDialog<Data, Rec>(props: ReasonDialogProps<Data, Rec>) {
  const { name, id, title, subject, consequence, actionLabel, tone, record, describeChanges, isPossible, children } =
    props;
  const { reasons, isLoading, isRequired, limit, clientLanguage, preview, onSend, onDone, onClose } = props;
  const check = useReasonValidator();
  const form = useForm<ReasonValues, Data, Rec>({
    name,
    id,
    record,
    toValues: () => ({ choice: '', reason: '' }),
    validate: (values) => check(values, { isRequired, limit }),
    send: ({ choice, reason }, context) => onSend(choice === '' ? null : reason.trim() || null, context),
    onSent(data) {
      onDone?.(data);
      onClose();
    },
    describeChanges,
    isPossible,
  });
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={actionLabel}
      {...(tone ? { tone } : {})}
      canSubmit={!isLoading}
      isDecision
      onClose={onClose}
    >
      <DialogSubject subject={subject} consequence={consequence} />
      {children}
      <ReasonFields
        form={form}
        reasons={reasons}
        isLoading={isLoading}
        isRequired={isRequired}
        limit={limit}
        clientLanguage={clientLanguage}
        preview={preview}
      />
    </FormDialog>
  );
}
