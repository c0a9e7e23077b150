import { type CallResult, ErrorState, useFormats, WaitingText } from '@brokerdesk/plugin-sdk';
import type { DataOf, listOpeningFormTemplates } from '@brokerdesk/plugin-sdk/api';
import { DialogSubject, FormDialog, SelectField, useForm } from '@brokerdesk/plugin-sdk/forms';
import type { ReactNode } from 'react';
import { useText } from './useText.ts';

/** The props of {@link FormTemplateDialog}. */
export interface FormTemplateDialogProps {
  readonly title: string;
  readonly subject: ReactNode;
  readonly consequence: string;
  readonly templates: CallResult<typeof listOpeningFormTemplates>;
  readonly onChosen: (templateID: string) => void;
  readonly onClose: () => void;
}

/** Requests the template for opening forms: the newest one, unless the user chooses another. */
export function FormTemplateDialog(props: FormTemplateDialogProps) {
  const { title, subject, consequence, templates, onChosen, onClose } = props;
  const text = useText();
  const formats = useFormats();
  const { data, error, refetch } = templates;
  const options = data ?? none;
  const form = useForm({
    name: 'form-template',
    record: options,
    toValues: ([newest]) => ({ templateID: newest?.templateID ?? '' }),
    send: async ({ templateID }) => onChosen(templateID),
    onSent: onClose,
    storesDraft: false,
  });
  return (
    <FormDialog
      form={form}
      title={title}
      size="small"
      submitLabel={title}
      canSubmit={options.length > 0}
      onClose={onClose}
    >
      <DialogSubject subject={subject} consequence={consequence} />
      {options.length > 0 && (
        <SelectField
          form={form}
          name="templateID"
          label={text('step.template.label')}
          options={options.map(({ templateID, fileName, pageCount, size }) => ({
            value: templateID,
            label: text('step.template.option', { fileName, count: pageCount, size: formats.bytes(size) }),
          }))}
        />
      )}
      {data === undefined && error === null && <WaitingText active itemsLabel={text('step.template.what')} />}
      {data === undefined && error !== null && (
        <ErrorState title={text('step.template.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p role="status">{text('step.template.none')}</p>}
    </FormDialog>
  );
}

type Templates = DataOf<typeof listOpeningFormTemplates>;

const none: Templates = [];
