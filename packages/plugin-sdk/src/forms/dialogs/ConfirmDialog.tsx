import { InputGroup } from '@blueprintjs/core';
import { foldText } from '@brokerdesk/api';
import { type ReactNode, useId, useState } from 'react';
import type { FormSpec, SendContext } from '../form/FormSpec.ts';
import { useForm } from '../form/useForm.ts';
import { Text } from '../../kit/Text.tsx';
import { useFormText } from '../useFormText.ts';
import { DialogSubject } from './DialogSubject.tsx';
import { FormDialog } from './FormDialog.tsx';

/** The props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps<Data, Rec> {
  /** The question, such as "Delete this application?" */
  readonly title: string;
  /** The subject, by name and number. */
  readonly subject: ReactNode;
  /** The consequence, and whether it can be undone. */
  readonly consequence: string;
  /** The verb on the button, such as "Delete application". */
  readonly actionLabel: string;
  /** `danger` if the action cannot be undone; `primary` by default. */
  readonly tone?: 'primary' | 'danger' | undefined;
  /** A word that the user must type first, for actions that must never happen by habit. */
  readonly typedConfirmation?: { readonly label: string; readonly word: string } | undefined;
  /** The record that the user saw; the dialog shows what another user has changed since. */
  readonly record: Rec;
  readonly describeChanges?: FormSpec<Record<string, never>, Data, Rec>['describeChanges'] | undefined;
  readonly isPossible?: FormSpec<Record<string, never>, Data, Rec>['isPossible'] | undefined;
  /** Carries the action out, with the key of the context. The dialog shows the reason if it rejects. */
  readonly onConfirm: (context: SendContext<Rec>) => Promise<Data>;
  readonly onDone?: ((data: Data) => void) | undefined;
  readonly onClose: () => void;
}

/** Confirms an action, with the name of the record and the consequence. */
export function ConfirmDialog<Data, Rec>(props: ConfirmDialogProps<Data, Rec>) {
  const {
    title,
    subject,
    consequence,
    actionLabel,
    tone = 'primary',
    typedConfirmation,
    record,
    describeChanges,
    isPossible,
  } = props;
  const { onConfirm, onDone, onClose } = props;
  const [typed, setTyped] = useState('');
  const form = useForm<Record<string, never>, Data, Rec>({
    name: 'confirm',
    record,
    toValues: () => ({}),
    send: (_values, context) => onConfirm(context),
    onSent(data) {
      onDone?.(data);
      onClose();
    },
    describeChanges,
    isPossible,
    storesDraft: false,
  });
  const isConfirmed = typedConfirmation === undefined || foldText(typed) === foldText(typedConfirmation.word);
  return (
    <FormDialog
      form={form}
      title={title}
      role="alertdialog"
      size="small"
      submitLabel={actionLabel}
      tone={tone}
      canSubmit={isConfirmed}
      onClose={onClose}
    >
      <DialogSubject subject={subject} consequence={consequence} />
      {typedConfirmation && <TypedConfirmationField {...typedConfirmation} typed={typed} onChange={setTyped} />}
    </FormDialog>
  );
}

interface TypedConfirmationFieldProps {
  readonly label: string;
  readonly word: string;
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

function TypedConfirmationField({ label, word, typed, onChange }: TypedConfirmationFieldProps) {
  const text = useFormText();
  const id = useId();
  return (
    <div className="bdk-field">
      <label className="bdk-field-label" htmlFor={id}>
        {label}
      </label>
      <InputGroup
        id={id}
        fill
        autoComplete="off"
        value={typed}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <Text as="p" id={`${id}-hint`} tone="neutral" size="small">
        {text('confirm.type', { word })}
      </Text>
    </div>
  );
}
