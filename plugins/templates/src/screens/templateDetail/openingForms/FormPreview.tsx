import { useApi } from '@brokerdesk/plugin-sdk';
import { getSystemFile, type OpeningFormTemplate, type ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import { DocumentViewer, SplitPanes, useDocumentViewer, type ViewerDocument } from '@brokerdesk/plugin-sdk/documents';
import { useMemo } from 'react';
import { useText } from '../../useText.ts';
import { FieldCoverageView } from './FieldCoverageView.tsx';

interface FormPreviewProps {
  readonly form: OpeningFormTemplate;
  readonly template: ProfileDetail;
}

/** The pages of an opening-form template, beside what fills its fields. */
export function FormPreview({ form, template }: FormPreviewProps) {
  const text = useText();
  const api = useApi();
  const { fileID, fileName, size, version } = form;
  const document = useMemo<ViewerDocument>(
    () => ({
      id: `${fileID} ${version}`,
      name: fileName,
      fileName,
      contentType: 'application/pdf',
      size,
      fetch: (options) => api.callForBlob(getSystemFile, { query: { fileID } }, options),
    }),
    [api, fileID, fileName, size, version],
  );
  const documents = useMemo(() => [document], [document]);
  const viewer = useDocumentViewer(documents);
  return (
    <SplitPanes
      storageKey="opening-form-fields"
      label={text('openingForms.panes')}
      start={<DocumentViewer viewer={viewer} label={text('openingForms.pages')} />}
      end={<FieldCoverageView document={document} template={template} />}
    />
  );
}
