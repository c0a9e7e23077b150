import { type ReactNode, useId } from 'react';
import { Form } from '../form/Form.tsx';
import type { FormHandle } from '../form/FormHandle.ts';
import { useFormText } from '../useFormText.ts';
import { Dialog, type DialogProps } from '../../kit/Dialog.tsx';
import { Button } from '../../kit/Button.tsx';

/** The props of {@link FormDialog}. */
export interface FormDialogProps<Values extends object> extends Pick<DialogProps, 'title' | 'size' | 'role'> {
  readonly form: FormHandle<Values>;
  /** The verb on the button that sends the form, such as "Save nickname". */
  readonly submitLabel: string;
  /** `danger` if the action cannot be undone. */
  readonly tone?: 'primary' | 'danger' | undefined;
  /** False while something other than a field is missing, such as a consent. */
  readonly canSubmit?: boolean | undefined;
  /** Sending the form is a decision, such as a rejection: the leave dialog does not offer to send it. */
  readonly isDecision?: boolean | undefined;
  /** Closes the dialog; if there is unsent input, the user confirms first. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/**
 * A form in a dialog: Escape and "Cancel" close it, after a confirmation if something was typed. While it is being sent
 * it stays open; otherwise users would think that nothing happens.
 */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const {
    form,
    title,
    size = 'medium',
    role,
    submitLabel,
    tone = 'primary',
    canSubmit = true,
    isDecision = false,
    onClose,
    children,
  } = props;
  const text = useFormText();
  const formId = useId();
  const close = () => {
    if (!form.isSending) form.requestLeave(onClose);
  };
  // The user must review the changes of another user first; the panel has the button that continues.
  const isDisabled = form.isSending || form.conflict !== undefined || !canSubmit;
  return (
    <Dialog
      title={title}
      size={size}
      {...(role ? { role } : {})}
      onDismiss={close}
      actions={
        <>
          <Button aria-disabled={form.isSending || undefined} onClick={close}>
            {text('form.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            intent={tone}
            aria-disabled={isDisabled || undefined}
            onClick={(event) => {
              if (isDisabled) event.preventDefault();
            }}
          >
            {form.isSending ? text('form.sending') : submitLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} label={title} isDisabled={isDisabled} isDecision={isDecision}>
        {children}
      </Form>
    </Dialog>
  );
}
