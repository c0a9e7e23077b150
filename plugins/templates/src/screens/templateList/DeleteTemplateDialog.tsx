import { Button, DeleteRecordDialog, ScreenLink, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { deleteProfile, type ProfileSummary, type RefusalData } from '@brokerdesk/plugin-sdk/api';
import { Dialog, DialogSubject } from '@brokerdesk/plugin-sdk/forms';
import { useDescribeTemplateChanges } from './useDescribeTemplateChanges.ts';
import { useText } from '../useText.ts';

/** Props of {@link DeleteTemplateDialog}. */
export interface DeleteTemplateDialogProps {
  readonly template: ProfileSummary;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

/** Deletes a template without applications; for one in use it says what to do instead. */
export function DeleteTemplateDialog({ template, onDeleted, onClose }: DeleteTemplateDialogProps) {
  const text = useText();
  const { language } = useHost();
  const { count } = useFormats();
  const describeChanges = useDescribeTemplateChanges();
  if (template.applications.total > 0) return <TemplateInUse template={template} onClose={onClose} />;

  /** Applications and opening-form templates may have been added since the list was loaded. */
  function describeUse({
    applications = 0,
    openingFormTemplates = 0,
  }: RefusalData<typeof deleteProfile, 'E0012'>): string {
    const inUse = text('deleteTemplate.applications', { count: applications, number: count(applications) });
    return applications > 0
      ? `${inUse} ${text('deleteTemplate.instead')}`
      : text('deleteTemplate.openingForms', { count: openingFormTemplates });
  }
  return (
    <DeleteRecordDialog
      endpoint={deleteProfile}
      record={template}
      input={({ profileID, version }) => ({ params: { id: profileID }, query: { version } })}
      itemLabel={text('deleteTemplate.item')}
      recordName={textIn(template.name, language)}
      consequence={text('deleteTemplate.consequence')}
      describeChanges={describeChanges}
      refusals={{ E0012: describeUse }}
      {...(onDeleted && { onDeleted })}
      onClose={onClose}
    />
  );
}

function TemplateInUse({ template, onClose }: Pick<DeleteTemplateDialogProps, 'template' | 'onClose'>) {
  const text = useText();
  const { count } = useFormats();
  const { language } = useHost();
  const { profileID, name, applications } = template;
  return (
    <Dialog
      title={text('deleteTemplate.inUseTitle')}
      size="medium"
      onDismiss={onClose}
      actions={
        <>
          <ScreenLink to={{ code: 'RAO_CLIENT_MANAMEMENT', params: { profileID } }} look="button">
            {text('deleteTemplate.list')}
          </ScreenLink>
          <Button intent="primary" data-first onClick={onClose}>
            {text('deleteTemplate.close')}
          </Button>
        </>
      }
    >
      <DialogSubject
        subject={textIn(name, language)}
        consequence={text('deleteTemplate.applications', {
          count: applications.total,
          number: count(applications.total),
        })}
      />
      <p>{text('deleteTemplate.instead')}</p>
    </Dialog>
  );
}
