import { Button, DeleteRecordDialog, useFormats } from '@brokerdesk/plugin-sdk';
import { deleteOpeningFormTemplate, type OpeningFormTemplate } from '@brokerdesk/plugin-sdk/api';
import { Dialog, DialogSubject } from '@brokerdesk/plugin-sdk/forms';
import { useText } from '../../useText.ts';

interface DeleteFormDialogProps {
  readonly form: OpeningFormTemplate;
  readonly onClose: () => void;
}

/** Deletes an opening-form template; for one that forms were made from it says how many. */
export function DeleteFormDialog({ form, onClose }: DeleteFormDialogProps) {
  const text = useText();
  const { count } = useFormats();
  const describeUse = (forms: number) => text('openingForms.inUse', { count: forms, number: count(forms) });
  if (form.formCount > 0) {
    return (
      <Dialog
        title={text('openingForms.inUseTitle')}
        size="medium"
        onDismiss={onClose}
        actions={
          <Button intent="primary" data-first onClick={onClose}>
            {text('openingForms.close')}
          </Button>
        }
      >
        <DialogSubject subject={form.fileName} consequence={describeUse(form.formCount)} />
      </Dialog>
    );
  }
  return (
    <DeleteRecordDialog
      endpoint={deleteOpeningFormTemplate}
      record={form}
      input={({ templateID, version }) => ({ params: { id: templateID }, query: { version } })}
      itemLabel={text('openingForms.item')}
      recordName={form.fileName}
      consequence={text('openingForms.deleteConsequence')}
      refusals={{ E0012: ({ formCount = 1 }) => describeUse(formCount) }}
      onClose={onClose}
    />
  );
}
