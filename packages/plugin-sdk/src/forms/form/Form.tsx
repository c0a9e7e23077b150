import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { RestoredDraft } from '../../kit/RestoredDraft.tsx';
import { LeaveDialog } from '../dialogs/LeaveDialog.tsx';
import { ReviewDialog } from '../dialogs/ReviewDialog.tsx';
import { isComposing } from '../../services/isComposing.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import type { FormHandle } from './FormHandle.ts';
import { FormProblems } from './FormProblems.tsx';
import type { SendProgress } from '../../services/hostServices.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { Stack } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import { useFormText } from '../useFormText.ts';

/** The props of {@link Form}. */
export interface FormProps<Values extends object> {
  readonly form: FormHandle<Values>;
  /** For a button outside of the form, as in a dialog. */
  readonly id?: string | undefined;
  /** A name for the form, for assistive technology. */
  readonly label: string;
  /** Disables sending temporarily. */
  readonly isDisabled?: boolean | undefined;
  /** Sending the form is a decision: the leave dialog does not offer to send it. */
  readonly isDecision?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * A form around its fields: above them it shows errors, changes by another user, and a note that earlier input was
 * restored. Ctrl or ⌘ with Enter sends it from anywhere inside.
 */
export function Form<Values extends object>({
  form,
  id,
  label,
  isDisabled = false,
  isDecision = false,
  children,
}: FormProps<Values>) {
  const submit = () => {
    if (!isDisabled) void form.submit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || (event.target as Element).closest('form') !== event.currentTarget) return;
    if (isComposing(event)) event.preventDefault();
    else if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      submit();
    }
  };
  const element = useRef<HTMLFormElement>(null);
  const wasReady = useRef(form.isReady);
  useLayoutEffect(() => {
    if (form.isReady && !wasReady.current && element.current) focusInDialog(element.current);
    wasReady.current = form.isReady;
  }, [form.isReady]);
  return (
    <form
      ref={element}
      id={id}
      method="post"
      className="bdk-layout-stack bdk-form"
      aria-label={label}
      aria-busy={form.isSending}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <RestoredDraft draft={form} />
      <FormProblems form={form} />
      {form.conflict && <ConflictPanel form={form} conflict={form.conflict} />}
      {form.isReady && children}
      {form.progress && <FormProgress progress={form.progress} />}
      {form.leavePrompt && <LeaveDialog prompt={form.leavePrompt} isSending={form.isSending} canSave={!isDecision} />}
      {form.review && <ReviewDialog review={form.review} />}
    </form>
  );
}

/** A dialog that opened before its fields were there has given the focus to something else, or to nothing. */
function focusInDialog(form: HTMLFormElement): void {
  const { activeElement, body } = document;
  const dialog = form.closest('dialog');
  const isElsewhere = activeElement === body || (dialog?.contains(activeElement) && !form.contains(activeElement));
  if (dialog && isElsewhere && !activeElement?.matches('[data-first]'))
    form.querySelector<HTMLElement>('input, select, textarea, [tabindex="0"]')?.focus();
}

/** How much of a form with files has been sent. */
function FormProgress({ progress: { sent, total } }: { readonly progress: SendProgress }) {
  const text = useFormText();
  const formats = useFormats();
  const isSent = sent >= total;
  return (
    <Stack gap={4}>
      <progress className="bdk-progress" aria-label={text('form.sending')} value={sent} max={total} />
      <Text as="p" tone="neutral" size="small">
        {isSent
          ? text('upload.state.finishing')
          : text('upload.state.sending', { sent: formats.bytes(sent), total: formats.bytes(total) })}
      </Text>
    </Stack>
  );
}
