import {
  Can,
  EmptyState,
  ErrorState,
  Stack,
  useApi,
  useCall,
  useHost,
  useScreenParams,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import {
  createOpeningFormTemplate,
  listOpeningFormTemplates,
  openingFormMaxPages,
  type OpeningFormTemplate,
  type ProfileDetail,
} from '@brokerdesk/plugin-sdk/api';
import { findPdfProblem } from '@brokerdesk/plugin-sdk/documents';
import { MultiFileUploader } from '@brokerdesk/plugin-sdk/forms';
import { useMemo, useState } from 'react';
import { useText } from '../../useText.ts';
import { DeleteFormDialog } from './DeleteFormDialog.tsx';
import { FormPreview } from './FormPreview.tsx';
import { OpeningFormTable } from './OpeningFormTable.tsx';

/** How many files can be chosen at once. */
const uploadsAtOnce = 10;

/** The PDFs that opening forms of a template begin with: a list, uploads, and what fills the fields of each. */
export function OpeningFormsTab({ template }: { readonly template: ProfileDetail }) {
  const text = useText();
  const params = useScreenParams();
  // File names are unique in the broker, so the forms of other templates count for an upload.
  const { data, error, isPending, refetch } = useCall(listOpeningFormTemplates, { query: {} });
  const [deleting, setDeleting] = useState<OpeningFormTemplate>();
  const own = useMemo(
    () => data?.filter(({ profileID }) => profileID === template.profileID),
    [data, template.profileID],
  );
  const shown = own?.find(({ templateID }) => templateID === params['form']);
  return (
    <Stack gap={24}>
      {error && !data && (
        <ErrorState title={text('openingForms.failed')} error={error} onRetry={() => void refetch()} />
      )}
      <WaitingText active={isPending} lines={3} itemsLabel={text('openingForms.awaited')} />
      {own?.length === 0 && <EmptyState title={text('openingForms.none')}>{text('openingForms.noneHint')}</EmptyState>}
      {own && own.length > 0 && <OpeningFormTable forms={own} shown={shown} onDelete={setDeleting} />}
      {data && (
        <Can requires="RAO_MODIFY_PROFILE">
          <Upload profileID={template.profileID} existing={data} />
        </Can>
      )}
      {shown && <FormPreview key={shown.templateID} form={shown} template={template} />}
      {deleting && <DeleteFormDialog form={deleting} onClose={() => setDeleting(undefined)} />}
    </Stack>
  );
}

function Upload({
  profileID,
  existing,
}: {
  readonly profileID: string;
  readonly existing: readonly OpeningFormTemplate[];
}) {
  const text = useText();
  const api = useApi();
  const { configuration } = useHost();
  const existingNames = useMemo(() => existing.map(({ fileName }) => fileName), [existing]);
  const rules = {
    types: ['pdf'],
    maxBytes: configuration.limits.openingFormTemplateBytes,
    maxCount: existing.length + uploadsAtOnce,
    names: 'template',
  } as const;
  return (
    <Stack as="section" gap={8}>
      <h2>{text('openingForms.upload')}</h2>
      <p>{text('openingForms.uploadHint')}</p>
      <MultiFileUploader
        label={text('openingForms.upload')}
        rules={rules}
        existingNames={existingNames}
        check={async (file) => {
          const problem = await findPdfProblem(file, { maxPages: openingFormMaxPages });
          return problem && text(`pdfProblem.${problem}`, { count: openingFormMaxPages });
        }}
        keepUnder={`opening-forms ${profileID}`}
        upload={(file, options) =>
          api.call(createOpeningFormTemplate, { body: { profileID }, files: { file: [file] } }, options)
        }
      />
    </Stack>
  );
}
