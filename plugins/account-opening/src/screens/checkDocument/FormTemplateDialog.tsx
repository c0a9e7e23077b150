import {
  type CallResult,
  ErrorState,
  formatBytes,
  type listOpeningFormTemplates,
  useHost,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { Dialog, DialogSubject, FormDialog, SelectField, useForm } from '@brokerdesk/plugin-sdk/forms';
import type { ReactNode } from 'react';
import { useText } from './useText.ts';

/** What {@link FormTemplateDialog} asks. */
export interface FormTemplateDialogProps {
  readonly title: string;
  readonly subject: ReactNode;
  readonly consequence: string;
  readonly templates: CallResult<typeof listOpeningFormTemplates>;
  readonly onChosen: (templateID: string) => void;
  readonly onClose: () => void;
}

/** Asks which template opening forms are made from: the newest one, unless another is chosen. */
export function FormTemplateDialog(props: FormTemplateDialogProps) {
  const { title, templates, onClose } = props;
  const text = useText();
  const { data, error, refetch } = templates;
  if (data !== undefined && data.length > 0) return <TemplateForm {...props} options={data} />;
  return (
    <Dialog
      title={title}
      onDismiss={onClose}
      actions={
        <button type="button" className="bp6-button" onClick={onClose}>
          {text('step.close')}
        </button>
      }
    >
      {error !== null && (
        <ErrorState title={text('step.template.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <WaitingText active what={text('step.template.what')} />}
      {data?.length === 0 && <p>{text('step.template.none')}</p>}
    </Dialog>
  );
}

function TemplateForm({
  title,
  subject,
  consequence,
  options,
  onChosen,
  onClose,
}: FormTemplateDialogProps & { readonly options: NonNullable<FormTemplateDialogProps['templates']['data']> }) {
  const text = useText();
  const { language } = useHost();
  const form = useForm({
    name: 'form-template',
    record: undefined,
    toValues: () => ({ templateID: options[0]?.templateID ?? '' }),
    send: async ({ templateID }) => onChosen(templateID),
    onSent: onClose,
    keepsDraft: false,
  });
  return (
    <FormDialog form={form} title={title} size="small" submitLabel={title} onClose={onClose}>
      <DialogSubject subject={subject} consequence={consequence} />
      <SelectField
        form={form}
        name="templateID"
        label={text('step.template.label')}
        options={options.map(({ templateID, fileName, pageCount, size }) => ({
          value: templateID,
          label: text('step.template.option', { fileName, count: pageCount, size: formatBytes(size, language) }),
        }))}
      />
    </FormDialog>
  );
}
